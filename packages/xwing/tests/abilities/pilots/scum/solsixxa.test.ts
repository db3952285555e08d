import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string) =>
  xwingTable(
    {
      sol: { pilot, at: [450, 400], upgrades: ['seismiccharges'], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('bombs may be dropped with a turn template', () => {
  flying('solsixxa').offersExactly(
    ...['straight1', 'turnLeft1', 'turnRight1'].map((choice) => ({ use: 'sol.u1', choice })),
    { pass: true },
  );
});

test('other pilots drop them straight', () => {
  flying('lokrevenant').offersExactly({ use: 'sol.u1', choice: null }, { pass: true });
});
