import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const friends = (x: number) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 560, 180] },
      rookie: { pilot: 'rookiepilot', at: [450, 400], shields: 0 },
      wedge: { pilot: 'redsquadronveteran', at: [x, 400], upgrades: ['selflessness'] },
    },
    { cards: ['core2-weaponsfailure'] },
  );

test('all hits on a friend at range 1 may come to this ship for the card; criticals stay', () => {
  friends(530)
    .attack('academy', 'rookie', { attack: ['hit', 'crit'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('selflessness')
    .has('wedge', { shields: 2, upgrades: [{ faceup: false }] })
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});

test('not beyond range 1', () => {
  friends(650)
    .attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 3, upgrades: [{ faceup: true }] })
    .ends();
});

test('hits on this ship itself stay with it, and without a hit there is nothing to take', () => {
  friends(530)
    .attack('academy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('selflessness')
    .has('wedge', { shields: 2 });
  friends(530)
    .attack('academy', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('selflessness')
    .has('rookie', { damage: [{ faceup: true }] });
});
