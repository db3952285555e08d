import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (dial: { speed: number; bearing: string }, shields: number) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], upgrades: ['r2d2'], dial, shields },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

shows(
  'xw.carddata.upgrade.r2-d2',
  'after a green maneuver the ship may recover a shield, up to its shield value',
  () => {
    flown({ speed: 2, bearing: 'straight' }, 0).offers('r2d2').uses('r2d2').has('rookie', { shields: 1 });
    flown({ speed: 2, bearing: 'straight' }, 2).asks('performAction').has('rookie', { shields: 2 });
  },
);

test('a white maneuver recovers nothing', () => {
  flown({ speed: 3, bearing: 'straight' }, 0).asks('performAction').has('rookie', { shields: 0 });
});

test('the shield need not be taken', () => {
  flown({ speed: 2, bearing: 'straight' }, 1).passes().asks('performAction').has('rookie', { shields: 1 });
});
