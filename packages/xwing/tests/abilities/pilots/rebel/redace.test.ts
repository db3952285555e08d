import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const hit = (pilot: string, shields: number) =>
  xwingTable({
    red: { pilot, at: [450, 300], shields, hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('enemy', 'red', { attack: ['hit', 'hit'], defense: ['blank', 'blank'] });

test('the first shield it loses in a round brings 1 evade token', () => {
  const table = hit('redace', 3).has('red', { shields: 1 }).ends();
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'red', token: 'evade', count: 1 }]);
});

test('without shields, or for another pilot, none comes', () => {
  expect(
    hit('redace', 0)
      .has('red', { damage: [{}, {}] })
      .events('tokensAssigned'),
  ).toEqual([]);
  expect(hit('redsquadronveteran', 3).has('red', { shields: 1 }).events('tokensAssigned')).toEqual([]);
});

test('the token comes before anything else that is to be said, and for no shield of a friend', () => {
  const losing = (defender: 'red' | 'wing') =>
    xwingTable(
      {
        red: { pilot: 'redace', at: [450, 300], hasFought: true },
        wing: { pilot: 'rookiepilot', at: [530, 300], hasFought: true },
        enemy: { pilot: 'academypilot', at: [490, 500, 180] },
      },
      {},
      xwingWith({ name: 'idle', seat: 'p1', window: 'shieldLost', effects: () => [] }),
    ).attack('enemy', defender, { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  losing('red')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('red', { tokens: { evade: 1 } });
  losing('wing')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('red', { tokens: { evade: 0 } });
});
