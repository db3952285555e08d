import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (upgrades: readonly string[]) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [100, 100],
        upgrades,
        dial: { speed: 1, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [800, 600], activated: true },
      enemy: { pilot: 'academypilot', at: [800, 800, 180] },
    },
    { phase: 'activation' },
  );

test('an enemy at range 1-3 of any friend may be locked', () => {
  flying(['crew:bodhirook'])
    .acts('targetLock', { target: 'enemy' })
    .has('wedge', { lock: { target: 'enemy' } })
    .ends();
});

test('without him it is out of reach', () => {
  flying([]).acts('targetLock', { target: 'enemy' }).has('wedge', { lock: null });
});

const friendAt = (y: number) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [100, 100],
        upgrades: ['crew:bodhirook'],
        dial: { speed: 1, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [800, y], activated: true },
      enemy: { pilot: 'academypilot', at: [800, 800, 180] },
    },
    { phase: 'activation' },
  );

test('range 3 of the friend is near enough, beyond it is not', () => {
  friendAt(470)
    .acts('targetLock', { target: 'enemy' })
    .has('wedge', { lock: { target: 'enemy' } });
  friendAt(440).acts('targetLock', { target: 'enemy' }).has('wedge', { lock: null });
});
