import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const friends = (x: number) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 560, 180] },
      rookie: { pilot: 'rookiepilot', at: [450, 400], shields: 0 },
      wedge: { pilot: 'redsquadronveteran', at: [x, 400], upgrades: ['drawtheirfire'] },
    },
    { cards: ['core2-weaponsfailure'] },
  );

test('one critical that hits a friend at range 1 may come to this ship', () => {
  friends(530)
    .attack('academy', 'rookie', { attack: ['crit', 'crit'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('drawtheirfire')
    .has('wedge', { shields: 2 })
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});

test('hits stay where they are', () => {
  friends(530)
    .attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { damage: [{ faceup: false }] })
    .ends();
});

test('a friend beyond range 1 is not helped', () => {
  friends(650)
    .attack('academy', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 3 })
    .ends();
});

test('a critical that hits this ship itself stays with it', () => {
  friends(530)
    .attack('academy', 'wedge', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('drawtheirfire')
    .has('wedge', { shields: 2 });
});
