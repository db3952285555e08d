import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = () =>
  xwingTable({
    awing: { pilot: 'prototypepilot', at: [450, 300, 0], upgrades: ['homingmissiles'], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 490, 180], hasFought: true, tokens: { evade: 1, focus: 1 } },
  });

test('against homing missiles no evade token is spent, and the attacker keeps the lock', () => {
  const table = duel()
    .attack('awing', 'tie', {
      weapon: 'homingmissiles',
      attack: ['hit', 'hit', 'blank', 'blank', 'hit', 'focus'],
      defense: ['focus', 'blank', 'blank'],
    })
    .has('awing', { lock: { target: 'tie' }, upgrades: [{ faceup: false }] })
    .offers('targetLock')
    .uses('targetLock', [2, 3])
    .offers('focus')
    .uses('focus');
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 2 }]);
  expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toMatchObject([
    { ship: 'tie', token: 'focus' },
  ]);
  table.ends();
});

test('a ship with homing missiles that fires its primary weapon leaves evade tokens alone', () => {
  duel()
    .attack('awing', 'tie', { attack: ['hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .offers('evade', 'focus')
    .uses('evade')
    .passes()
    .has('tie', { tokens: { evade: 0 }, damage: [{ faceup: false }] })
    .ends();
});
