import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const near = (...places: readonly (readonly [number, number])[]) =>
  xwingTable(
    {
      ace: {
        pilot: 'soontirfel',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['debrisgambit'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    {
      phase: 'activation',
      obstacles: places.map((at, index) => ({
        kind: index % 2 === 0 ? ('asteroid' as const) : ('debris' as const),
        outline: index,
        at,
      })),
    },
  ).asks('performAction');

const GAMBIT = 'card ace.u1';

test('one evade token for an obstacle at range 1, of either kind', () => {
  near([560, 420])
    .acts(GAMBIT)
    .has('ace', { tokens: { evade: 1 } });
  near([800, 100], [560, 420])
    .acts(GAMBIT)
    .has('ace', { tokens: { evade: 1 } });
});

test('two at most', () => {
  near([560, 420], [340, 420], [450, 540])
    .acts(GAMBIT)
    .has('ace', { tokens: { evade: 2 } });
});

test('it is no action where no obstacle is at range 1', () => {
  near([650, 650]).offersNoAction(GAMBIT);
  near().offersNoAction(GAMBIT);
});

test('an obstacle at range 2 neither allows it nor counts', () => {
  near([650, 420]).offersNoAction(GAMBIT);
  near([560, 420], [650, 420])
    .acts(GAMBIT)
    .has('ace', { tokens: { evade: 1 } });
});
