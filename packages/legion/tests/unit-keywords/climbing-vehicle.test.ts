import { expect } from 'vitest';
import { moving, standsOf } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const house = { terrain: [{ id: 'house', piece: 'house-large', at: [600, 400] }] } as const;
const movesOffered = (table: ReturnType<typeof moving>) =>
  table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');

shows('lg.unit-keyword.climbing-vehicle.vertical', 'it climbs and clambers as a trooper does', () => {
  // The south wall is at 315, its base has a radius of 35.
  const atrt = { unit: 'at-rt', at: [600, 280, 0] } as const;
  const at = moving(atrt, '', {}, house);
  expect(movesOffered(at)).toEqual([
    { action: 'move', move: 'standard' },
    { action: 'move', move: 'reverse' },
    { action: 'move', move: 'pivot' },
    { action: 'move', move: 'climb', actions: 2 },
    { action: 'move', move: 'clamber' },
    { action: 'move', move: 'clamber', actions: 2 },
  ]);
  at.acts('move', { move: 'climb', actions: 2 }).answers(at.completes({}) as never);
  expect(standsOf(at, 'mover')[0]![2]).toBe(90);
});

shows(
  'lg.unit-keyword.climbing-vehicle.vertical',
  'another walker does not, though one that climbs stands by',
  () => {
    const beside = { atrt: { unit: 'at-rt', at: [1200, 265, 0] } } as const;
    const atst = moving({ unit: 'at-st', at: [600, 265, 0] }, '', beside, house);
    expect(movesOffered(atst)).toEqual([
      { action: 'move', move: 'standard' },
      { action: 'move', move: 'reverse' },
      { action: 'move', move: 'pivot' },
    ]);
  },
);

shows('lg.displacement.ground-vehicle-path', 'a climb has no path and displaces nobody', () => {
  const atrt = { unit: 'at-rt', at: [600, 280, 0] } as const;
  // Where it would come to stand on the roof; beside him there is room.
  const luke = { unit: 'luke-skywalker', at: [600, 330, 0, 90] } as const;
  const at = moving(atrt, '', { luke }, house).acts('move', { move: 'climb', actions: 2 });
  at.answers(at.completes({}) as never);
  expect(standsOf(at, 'luke')).toEqual([[600, 330, 90]]);
  const [x, y] = standsOf(at, 'mover')[0]! as [number, number];
  expect(Math.hypot(x - 600, y - 330)).toBeGreaterThan(48);
});
