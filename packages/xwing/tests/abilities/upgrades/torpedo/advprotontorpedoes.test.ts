import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (y: number) =>
  xwingTable({
    ywing: {
      pilot: 'goldsquadronpilot',
      faction: 'rebel',
      at: [450, 300, 0],
      upgrades: ['advprotontorpedoes'],
      lock: 'tie',
      tokens: { focus: 1 },
    },
    tie: { pilot: 'academypilot', at: [450, y, 180], hasFought: true },
  });

test('advanced proton torpedoes turn up to three blanks into focus results', () => {
  const table = duel(400)
    .attack('ywing', 'tie', {
      weapon: 'advprotontorpedoes',
      attack: ['blank', 'blank', 'blank', 'blank', 'focus'],
      defense: ['evade', 'evade', 'blank'],
    })
    .offersExactly(
      { use: 'ywing.focus', choice: null },
      { use: 'ywing.u1', choice: [0] },
      { use: 'ywing.u1', choice: [0, 1] },
      { use: 'ywing.u1', choice: [0, 1, 2] },
      { pass: true },
    )
    .uses('advprotontorpedoes', [0, 1, 2])
    .attackDice('focus', 'focus', 'focus', 'blank', 'focus')
    .offers('focus')
    .uses('focus');
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 2, crits: 0 }]);
  table.has('ywing', { lock: null, upgrades: [{ faceup: false }] }).ends();
});

test('advanced proton torpedoes reach range 1 only', () => {
  duel(490)
    .until('declareTarget', 'ywing')
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
    .refuses({ weapon: 'ywing.u1', target: 'tie' }, 'xw.range.weapon-range');
});
