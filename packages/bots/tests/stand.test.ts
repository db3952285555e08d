import { expect, test } from 'vitest';
import {
  AHEAD,
  BEHIND,
  BEYOND,
  measure,
  rangeOf,
  standAt,
  standsOverlap,
  swapBases,
} from '../src/xwing/planner/stand.ts';

const small = (x: number, y: number, heading: number) => standAt({ x, y, heading }, 20);

test('range is measured from base to base', () => {
  const ranges = [139, 141, 239, 241, 339, 341].map((y) => rangeOf(measure(small(0, 0, 0), small(0, y, 90))));
  expect(ranges).toEqual([1, 2, 2, 3, 3, BEYOND]);
  expect(rangeOf(measure(small(0, 0, 0), standAt({ x: 0, y: 159, heading: 0 }, 40)))).toBe(1);
});

test('each of two ships sees the other in its own arcs', () => {
  const chase = measure(small(0, 0, 0), small(0, 150, 0));
  expect([chase & AHEAD, chase & BEHIND]).toEqual([AHEAD, 0]);
  const fled = swapBases(chase);
  expect([fled & AHEAD, fled & BEHIND]).toEqual([0, BEHIND]);
  expect(swapBases(fled)).toBe(chase);
  const abreast = measure(small(0, 0, 0), small(150, 0, 0));
  expect([abreast & AHEAD, swapBases(abreast) & AHEAD]).toEqual([0, 0]);
});

test('a corner of the base in the arc is enough', () => {
  expect(measure(small(0, 0, 0), small(140, 130, 0)) & AHEAD).toBe(AHEAD);
  expect(measure(small(0, 0, 0), small(140, 80, 0)) & AHEAD).toBe(0);
});

test('bases overlap by their edges, whichever way they are turned', () => {
  expect(standsOverlap(small(0, 0, 0), small(39, 0, 0))).toBe(true);
  expect(standsOverlap(small(0, 0, 0), small(41, 0, 0))).toBe(false);
  expect(standsOverlap(small(0, 0, 0), small(47, 0, 45))).toBe(true);
  expect(standsOverlap(small(0, 0, 0), small(49, 0, 45))).toBe(false);
  expect(standsOverlap(small(0, 0, 45), small(38, 38, 45))).toBe(false);
});
