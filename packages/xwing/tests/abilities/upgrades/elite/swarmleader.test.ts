import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = (evade: number) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['swarmleader'] },
    one: { pilot: 'academypilot', faction: 'imperial', at: [390, 400], tokens: { evade } },
    two: { pilot: 'academypilot', faction: 'imperial', at: [510, 400], tokens: { evade } },
    away: { pilot: 'academypilot', faction: 'imperial', at: [570, 400, 180], tokens: { evade } },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

test('up to two friends with the defender in arc give an evade token for a die each', () => {
  skies(1)
    .attack('black', 'rookie', { attack: ['hit', 'hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly(
      { use: 'black.u1', choice: ['one'] },
      { use: 'black.u1', choice: ['two'] },
      { use: 'black.u1', choice: ['one', 'two'] },
      { pass: true },
    )
    .uses('swarmleader', ['one', 'two'])
    .has('one', { tokens: { evade: 0 } })
    .has('two', { tokens: { evade: 0 } })
    .has('away', { tokens: { evade: 1 } })
    .has('rookie', { shields: 0 })
    .ends();
});

test('without their tokens there are no more dice', () => {
  skies(0)
    .attack('black', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { shields: 2 })
    .ends();
});
