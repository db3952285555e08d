import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (speed: number, y = 850) =>
  xwingTable(
    {
      snap: { pilot: 'snapwexley', at: [450, 100], dial: { speed, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  );

test('after a maneuver of speed 2-4 it may boost for free', () => {
  for (const speed of [2, 3, 4])
    flown(speed)
      .offersExactly({ use: 'snap.pilot', choice: null }, { pass: true })
      .uses('snapwexley')
      .acts('boost', { direction: 'straight' })
      .has('snap', { actions: ['boost'] })
      .asks('performAction', { ship: 'snap' });
});

test('not after speed 1, and not when it touches a ship', () => {
  flown(1).asks('performAction', { ship: 'snap' });
  flown(3, 250).doesNotOffer('snapwexley').has('snap', { actions: [] });
});

test('one ship that it touches is enough, wherever the others are', () => {
  xwingTable(
    {
      snap: { pilot: 'snapwexley', at: [450, 100], dial: { speed: 3, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 250, 180] },
      far: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  )
    .doesNotOffer('snapwexley')
    .has('snap', { actions: [] });
});
