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

const led = (weapon: string, upgrades: readonly string[], own: object = {}) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades, tokens: { evade: 1 }, ...own },
    near: { pilot: 'academypilot', faction: 'imperial', at: [450, 300], tokens: { evade: 1 } },
    far: { pilot: 'academypilot', faction: 'imperial', at: [450, 190], tokens: { evade: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
  }).attack('black', 'rookie', {
    ...(weapon === 'primary' ? {} : { weapon }),
    attack: ['blank', 'blank', 'blank'].slice(weapon === 'primary' ? 1 : 0),
    defense: ['blank', 'blank'],
  });

test('a friend helps from range 3 and not from further away, and nobody helps itself', () => {
  led('primary', ['swarmleader']).offersExactly({ use: 'black.u1', choice: ['near'] }, { pass: true });
});

test('nobody helps a secondary weapon', () => {
  led('ioncannon', ['swarmleader', 'ioncannon']).doesNotOffer('swarmleader');
});

test('of two evade tokens a friend gives one', () => {
  skies(2)
    .attack('black', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .uses('swarmleader', ['one'])
    .has('one', { tokens: { evade: 1 } });
});
