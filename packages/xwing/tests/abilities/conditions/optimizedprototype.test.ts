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
