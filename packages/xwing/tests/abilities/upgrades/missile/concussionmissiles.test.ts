import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = () =>
  xwingTable({
    awing: { pilot: 'prototypepilot', at: [450, 300, 0], upgrades: ['concussionmissiles'], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 490, 180], hasFought: true },
  });

test('concussion missiles may turn one blank into a hit', () => {
  const table = duel()
    .attack('awing', 'tie', {
      weapon: 'concussionmissiles',
      attack: ['blank', 'blank', 'hit', 'focus'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('awing', { lock: null, upgrades: [{ faceup: false }] })
    .offersExactly({ use: 'awing.u1', choice: 0 }, { pass: true })
    .uses('concussionmissiles', 0);
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 2, crits: 0 }]);
  table.has('tie', { damage: [{ faceup: false }, { faceup: false }] }).ends();
});

test('concussion missiles have nothing to change without a blank', () => {
  const table = duel().attack('awing', 'tie', {
    weapon: 'concussionmissiles',
    attack: ['focus', 'focus', 'focus', 'hit'],
    defense: ['evade', 'blank', 'blank'],
  });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
  table.ends();
});
