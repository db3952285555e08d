import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (dial: { speed: number; bearing: string }) =>
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        upgrades: ['r2astromech'],
        dial,
        tokens: { stress: 1 },
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test.each([1, 2])('a maneuver of speed %i is green', (speed) => {
  flown({ speed, bearing: 'bankLeft' }).has('rookie', { tokens: { stress: 0 } });
});

test('a maneuver of speed 3 keeps its colour', () => {
  flown({ speed: 3, bearing: 'bankLeft' }).has('rookie', { tokens: { stress: 1 } });
});

test('a Damage card that hardens the maneuver is stronger', () => {
  xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [450, 300],
        upgrades: ['r2astromech'],
        dial: { speed: 2, bearing: 'turnLeft' },
        faceup: ['core2-damagedengine'],
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).has('rookie', { tokens: { stress: 1 } });
});

test('a maneuver of speed 1 that is white on the dial is green', () => {
  xwingTable(
    {
      gold: {
        pilot: 'goldsquadronpilot',
        at: [450, 300],
        upgrades: ['r2astromech'],
        dial: { speed: 1, bearing: 'bankLeft' },
        tokens: { stress: 1 },
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).has('gold', { tokens: { stress: 0 } });
});
