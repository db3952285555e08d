import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const emperor = {
  pilot: 'omicrongrouppilot',
  at: [100, 100],
  upgrades: ['emperorpalpatine'],
  hasFought: true,
};
const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    shuttle: emperor as never,
    ace: { pilot: 'alphasquadronpilot', at: [450, 400], ...own },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], ...other },
  });
const named = (...faces: readonly string[]) => [
  ...faces.map((choice) => ({ use: 'shuttle.u1', choice })),
  { pass: true },
];

test('before a friend rolls attack dice a face is named, and one die has to show it', () => {
  duel({}, { hasFought: true })
    .attack('ace', 'x', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly(...named('hit', 'crit', 'focus', 'blank'))
    .uses('emperorpalpatine', 'crit')
    .offersExactly({ use: 'shuttle.u1', choice: 0 }, { use: 'shuttle.u1', choice: 1 })
    .uses('emperorpalpatine', 1)
    .has('x', { shields: 0 })
    .ends();
});

test('the die is modified no more: neither changed nor rerolled', () => {
  const table = duel({ lock: 'x', tokens: { focus: 1 } }, { hasFought: true })
    .attack('ace', 'x', { attack: ['blank', 'blank', 'focus'], defense: ['blank', 'blank'] })
    .uses('emperorpalpatine', 'focus')
    .uses('emperorpalpatine', 0)
    .offers('focus', 'targetLock');
  const sets = table.answersOffered.flatMap((each) => {
    const { use, choice } = each as { use?: string; choice?: readonly number[] };
    return use === 'ace.targetLock' && choice ? choice : [];
  });
  expect([...new Set(sets)]).not.toContain(0);
  table.uses('focus').attackDice('focus', 'blank', 'hit').passes().has('x', { shields: 1 }).ends();
});

test('before a friend rolls defense dice as well, but once a round in all', () => {
  duel()
    .attack('x', 'ace', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly(...named('evade', 'focus', 'blank'))
    .uses('emperorpalpatine', 'evade')
    .has('ace', { damage: [] })
    .dice({ attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .until('declareTarget', 'ace')
    .answers({ weapon: 'primary', target: 'x' })
    .ends();
});

test('dice outside an attack are dice', () => {
  const flown = (uses: boolean) => {
    const table = xwingTable(
      {
        shuttle: emperor as never,
        tie: { pilot: 'academypilot', at: [450, 300], dial: { speed: 3, bearing: 'straight' } },
        x: { pilot: 'rookiepilot', at: [800, 850, 180] },
      },
      {
        phase: 'activation',
        obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400, 0] }],
        attackDice: ['crit'],
        cards: uses ? [] : ['core2-structuraldamage'],
      },
    ).offersExactly(...named('hit', 'crit', 'focus', 'blank'));
    return uses ? table.uses('emperorpalpatine', 'blank') : table.passes();
  };
  flown(true).has('tie', { damage: [] });
  flown(false).has('tie', { damage: [{ faceup: true }] });
});

test('an enemy rolls without him', () => {
  duel({ hasFought: true, tokens: { stress: 0 } })
    .attack('x', 'ace', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .offersExactly(...named('evade', 'focus', 'blank'))
    .passes()
    .has('ace', { damage: [] })
    .ends();
});

test('a single die has to show the named face too', () => {
  xwingTable({
    shuttle: { ...emperor, at: [450, 400] } as never,
    x: { pilot: 'rookiepilot', at: [450, 620, 180] },
  })
    .attack('x', 'shuttle', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] })
    .uses('emperorpalpatine', 'evade')
    .has('shuttle', { shields: 5 })
    .ends();
});

test('once a die shows it the name is forgotten: no other roll of the attack is turned', () => {
  const table = duel({ lock: 'x', upgrades: ['r5k6'] }, { hasFought: true })
    .attack('ace', 'x', {
      attack: ['blank', 'blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('emperorpalpatine', 'focus')
    .uses('targetLock', [1, 2]);
  expect(table.events('rolledFor')).toHaveLength(1);
  expect(table.events('thrownDieTurned')).toEqual([]);
  table.ends();
});

const rolling = (kind: 'asteroid' | 'debris', side: 0 | 1, attackDice: readonly string[]) =>
  xwingTable(
    {
      shuttle: emperor as never,
      tie: { pilot: 'academypilot', side, at: [450, 300], dial: { speed: 3, bearing: 'straight' } },
      x: { pilot: 'rookiepilot', at: [800, 850, 180] },
    },
    {
      phase: 'activation',
      obstacles: [
        { kind, outline: 0, at: [450, 370, 0] },
        { kind, outline: 1, at: [450, 440, 0] },
      ],
      attackDice,
    },
  );

test('the roll of an enemy for an obstacle asks nobody', () => {
  rolling('debris', 1, ['blank', 'blank']).doesNotOffer('emperorpalpatine').ends();
});

test('of two rolls of a friend one is turned', () => {
  const table = rolling('debris', 0, ['blank', 'blank']).uses('emperorpalpatine', 'focus');
  expect(table.events('rolledFor')).toHaveLength(2);
  expect(table.events('thrownDieTurned')).toHaveLength(1);
  table.ends();
});

test('of several dice one has to be chosen, by what it shows', () => {
  const mine = xwingTable(
    {
      shuttle: emperor as never,
      tie: { pilot: 'academypilot', at: [450, 300], dial: { speed: 3, bearing: 'straight' } },
      x: { pilot: 'rookiepilot', at: [800, 850, 180] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'x', at: [450, 440, 0] }],
      attackDice: ['blank', 'hit', 'hit'],
    },
  ).uses('emperorpalpatine', 'blank');
  mine
    .offersExactly({ use: 'shuttle.u1', choice: 'blank' }, { use: 'shuttle.u1', choice: 'hit' })
    .uses('emperorpalpatine', 'hit')
    .has('tie', { damage: [{}] });
});
