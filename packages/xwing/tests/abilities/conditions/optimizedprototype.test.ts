import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { shieldValue } from '../../../src/rules/values.ts';

const fight = (
  krennic: object = {},
  other: object = {},
  on = [{ card: 'optimizedprototype', by: 'shuttle' }],
) =>
  xwingTable({
    ace: { pilot: 'alphasquadronpilot', at: [450, 400], conditions: on },
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [560, 400],
      upgrades: ['directorkrennic'],
      hasFought: true,
      ...krennic,
    },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true, ...other },
  });

test('any die may be given up to take a shield off the defender', () => {
  fight()
    .attack('ace', 'x', { attack: ['hit', 'blank', 'focus'], defense: ['evade', 'blank'] })
    .offersExactly(...[0, 1, 2].map((choice) => ({ use: 'ace.c1', choice })), { pass: true })
    .answers({ use: 'ace.c1', choice: 1 })
    .has('x', { shields: 1 })
    .offersExactly({ use: 'ace.c1', choice: 'shuttle' }, { pass: true })
    .attackDice('focus');
});

test('a defender without shields has none to lose', () => {
  fight({}, { shields: 0 })
    .attack('ace', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'ace.c1', choice: 'shuttle' }, { pass: true });
});

test('after the attack the director may lock the defender from range 1-2', () => {
  fight({}, { shields: 0 })
    .attack('ace', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ use: 'ace.c1', choice: 'shuttle' })
    .has('shuttle', { lock: { target: 'x' } })
    .ends();
  fight({ at: [60, 60] }, { shields: 0 })
    .attack('ace', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('shuttle', { lock: null })
    .ends();
});

test('the ship has a shield more', () => {
  expect(shieldValue(fight().ship('ace'))).toBe(1);
  expect(shieldValue(fight({}, {}, []).ship('ace'))).toBe(0);
});

test('without the condition nothing of it is offered', () => {
  fight({}, {}, [])
    .attack('ace', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
  expect(fight({}, {}, []).ship('ace').conditions).toEqual([]);
});

const misses = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] };

test('neither a friend’s attack nor one with a secondary weapon has anything of it', () => {
  const other = { pilot: 'alphasquadronpilot', at: [500, 400], conditions: [] };
  xwingTable({
    ace: {
      pilot: 'alphasquadronpilot',
      at: [450, 400],
      hasFought: true,
      conditions: [{ card: 'optimizedprototype', by: 'shuttle' }],
    },
    other: { ...other, at: [500, 400] },
    shuttle: { pilot: 'omicrongrouppilot', at: [560, 400], upgrades: ['directorkrennic'], hasFought: true },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('other', 'x', misses)
    .ends();
  xwingTable({
    ace: {
      pilot: 'omicrongrouppilot',
      at: [450, 400],
      upgrades: ['cannon:ioncannon'],
      conditions: [{ card: 'optimizedprototype', by: 'shuttle' }],
    },
    shuttle: { pilot: 'omicrongrouppilot', at: [560, 400], upgrades: ['directorkrennic'], hasFought: true },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('ace', 'x', { weapon: 'ioncannon', ...misses })
    .ends();
});

test('the last shield can be taken, and a die that is cancelled cannot be given up', () => {
  fight({ discarded: ['crew:directorkrennic'] }, { shields: 1 })
    .attack('ace', 'x', misses)
    .offersExactly({ use: 'ace.c1', choice: 0 }, { pass: true })
    .answers({ use: 'ace.c1', choice: 0 })
    .has('x', { shields: 0 })
    .ends();
  xwingTable({
    wampa: { pilot: 'wampa', at: [450, 400], conditions: [{ card: 'optimizedprototype', by: 'wampa' }] },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('wampa', 'x', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly(
      { use: 'wampa.c1', choice: 0 },
      { use: 'wampa.c1', choice: 1 },
      { use: 'wampa.pilot', choice: null },
      { pass: true },
    )
    .uses('wampa')
    .has('x', { shields: 2 })
    .ends();
});

/** Whether the lock is offered after an attack on a ship without shields, with the director where he is. */
const isLockOffered = (krennic: object, x: object = {}, defense = misses.defense) => {
  const table = fight(krennic, { shields: 0, ...x }).attack('ace', 'x', { ...misses, defense });
  const { open } = table;
  if (open[0]?.kind !== 'useAbility') return false;
  table.offersExactly({ use: 'ace.c1', choice: 'shuttle' }, { pass: true });
  return true;
};

test('the director locks from range 2, not from range 3, and only if he is there and sees the defender', () => {
  const upgrades = ['directorkrennic', 'fleetofficer'];
  expect(isLockOffered({ at: [680, 400], upgrades })).toBe(true);
  expect(isLockOffered({ at: [790, 400] })).toBe(false);
  expect(isLockOffered({ discarded: ['crew:directorkrennic'] })).toBe(false);
  expect(isLockOffered({ upgrades: ['fleetofficer'] })).toBe(false);
  expect(isLockOffered({ at: [450, 140] }, { at: [450, 700, 180] }, [...misses.defense, 'blank'])).toBe(
    false,
  );
});

test('he may have others to lock: it is the defender that he locks', () => {
  const enemies = (far: boolean) =>
    xwingTable({
      ace: {
        pilot: 'alphasquadronpilot',
        at: [450, 400],
        conditions: [{ card: 'optimizedprototype', by: 'shuttle' }],
      },
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: far ? [450, 160] : [560, 400],
        upgrades: ['directorkrennic'],
        hasFought: true,
      },
      x: { pilot: 'rookiepilot', at: [450, far ? 700 : 620, 180], shields: 0, hasFought: true },
      y: { pilot: 'rookiepilot', at: far ? [700, 160] : [560, 620, 180], hasFought: true },
    }).attack('ace', 'x', { ...misses, defense: far ? ['blank', 'blank', 'blank'] : misses.defense });
  enemies(false).offersExactly({ use: 'ace.c1', choice: 'shuttle' }, { pass: true });
  enemies(true).has('shuttle', { lock: null }).ends();
});

test('a director who sees the defender and is at range 3 of the attacker locks nothing', () => {
  expect(isLockOffered({ at: [760, 500] })).toBe(false);
  expect(isLockOffered({ at: [660, 500] })).toBe(true);
});
