import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string) =>
  xwingTable(
    {
      emon: { pilot, at: [450, 400], upgrades: ['seismiccharges'], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('bombs may be dropped with three more templates', () => {
  flying('emonazzameen').offersExactly(
    ...['straight1', 'turnLeft3', 'straight3', 'turnRight3'].map((choice) => ({ use: 'emon.u1', choice })),
    { pass: true },
  );
});

test('other pilots drop them with one', () => {
  flying('mandalorianmercenary').offersExactly({ use: 'emon.u1', choice: null }, { pass: true });
});
