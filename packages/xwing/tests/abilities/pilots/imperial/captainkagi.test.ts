import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const locking = (y: number, target: string) =>
  xwingTable(
    {
      kagi: { pilot: 'captainkagi', at: [450, y] },
      wing: { pilot: 'academypilot', at: [600, 640] },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180], dial: { speed: 1, bearing: 'straight' } },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target });

test('within reach of a lock only Kagi may be locked', () => {
  locking(500, 'wing').has('rookie', { lock: null });
  locking(500, 'kagi').has('rookie', { lock: { target: 'kagi' } });
});

test('out of reach it protects nobody', () => {
  locking(200, 'wing').has('rookie', { lock: { target: 'wing' } });
});

test('a lock reaches him at range 3, and not beyond', () => {
  locking(430, 'wing').has('rookie', { lock: null });
  locking(320, 'wing').has('rookie', { lock: { target: 'wing' } });
});
