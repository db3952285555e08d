import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fired = (defense: readonly string[], tokens: object = {}) =>
  xwingTable({
    scyk: { pilot: 'cartelspacer', at: [450, 400], upgrades: ['jammingbeam', 'heavyscykinterceptor'] },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true, tokens },
  }).attack('scyk', 'tie', { weapon: 'jammingbeam', attack: ['hit', 'blank', 'blank'], defense });

test('a hit jams the defender in place of damage', () => {
  const table = fired(['blank', 'blank', 'blank']);
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'tie', token: 'jam', count: 1 }]);
  expect(table.events('damageDealt')).toEqual([]);
});

test('the jam takes a token that the defender kept, and a miss jams nobody', () => {
  const table = fired(['blank', 'blank', 'blank'], { focus: 1 }).passes();
  expect(table.events('tokensRemoved')).toMatchObject([
    { token: 'jam', spent: false },
    { token: 'focus', spent: false },
  ]);
  expect(fired(['evade', 'blank', 'blank']).events('tokensAssigned')).toEqual([]);
});
