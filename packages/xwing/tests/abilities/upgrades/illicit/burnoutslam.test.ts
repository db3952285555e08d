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

const slammed = (own: readonly string[], friend: readonly string[]) =>
  xwingTable(
    {
      falcon: { pilot: 'outerrimsmuggler', at: [450, 200], upgrades: own },
      warden: {
        pilot: 'wardensquadronpilot',
        at: [150, 200],
        upgrades: friend,
        dial: { speed: 1, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).acts('slam', { choice: { speed: 1, bearing: 'straight' } });

test('the SLAM of a friend leaves the card, and its own takes it before anything is asked', () => {
  slammed(['burnoutslam'], []).has('falcon', { upgrades: [{ faceup: true }] });
  slammed([], ['burnoutslam', 'advancedslam'])
    .offers('advancedslam')
    .has('warden', { upgrades: [{ faceup: false }, { faceup: true }] });
});
