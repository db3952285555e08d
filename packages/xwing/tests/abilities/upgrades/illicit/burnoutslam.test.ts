import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (upgrades: readonly string[]) =>
  xwingTable(
    {
      falcon: {
        pilot: 'outerrimsmuggler',
        at: [450, 200],
        upgrades,
        dial: { speed: 1, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('it lends the SLAM action once', () => {
  flying(['burnoutslam'])
    .acts('slam', { choice: { speed: 1, bearing: 'straight' } })
    .until('setDial')
    .has('falcon', { upgrades: [{ faceup: false }] })
    .ends();
});

test('without it there is no such action, and another action leaves the card', () => {
  flying([]).offersNoAction('slam');
  flying(['burnoutslam'])
    .acts('focus')
    .until('setDial')
    .has('falcon', { upgrades: [{ faceup: true }] });
});
