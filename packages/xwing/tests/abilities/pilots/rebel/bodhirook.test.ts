import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string) =>
  xwingTable(
    {
      bodhi: { pilot, at: [100, 300], activated: true },
      wing: { pilot: 'rookiepilot', at: [100, 100], dial: { speed: 1, bearing: 'straight' } },
      scout: { pilot: 'rookiepilot', at: [800, 600], activated: true },
      enemy: { pilot: 'academypilot', at: [800, 800, 180] },
    },
    { phase: 'activation' },
  );

test('a friendly ship may lock an enemy at range 1-3 of any friendly ship', () => {
  flying('rebel:uwing:bodhirook')
    .acts('targetLock', { target: 'enemy' })
    .has('wing', { lock: { target: 'enemy' } });
});

test('without him it is out of reach', () => {
  flying('bluesquadronpathfinder').acts('targetLock', { target: 'enemy' }).has('wing', { lock: null });
});

test('range 3 of a friend is enough, range 4 is not', () => {
  const locking = (y: number) =>
    xwingTable(
      {
        bodhi: { pilot: 'rebel:uwing:bodhirook', at: [100, 300], activated: true },
        wing: { pilot: 'rookiepilot', at: [100, 100], dial: { speed: 1, bearing: 'straight' } },
        scout: { pilot: 'rookiepilot', at: [800, y], activated: true },
        enemy: { pilot: 'academypilot', at: [800, 800, 180] },
      },
      { phase: 'activation' },
    ).acts('targetLock', { target: 'enemy' });
  locking(510).has('wing', { lock: { target: 'enemy' } });
  locking(410).has('wing', { lock: null });
});
