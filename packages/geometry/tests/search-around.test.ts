import { firstAround, type Point, pointsAround, searchAround } from '@sortie/geometry';
import { expect, test } from 'vitest';

const MIDDLE: Point = { x: 100, y: 50 };
const RADIUS = 60;
const SPACING = 5;
const all = pointsAround(MIDDLE, RADIUS, SPACING);

test('points around a middle come nearest first, none beyond the radius', () => {
  const far = all.map(({ x, y }) => Math.round(1e6 * Math.hypot(x - MIDDLE.x, y - MIDDLE.y)));
  expect(far).toEqual(far.toSorted((one, other) => one - other));
  expect(far[0]).toBe(0);
  expect(far.at(-1)).toBe(1e6 * RADIUS);
  // Denser than a grid of squares.
  expect(all.length).toBeGreaterThan((Math.PI * RADIUS * RADIUS) / (SPACING * SPACING));
});

test('a search finds the nearest point that will do, and nothing where none does', () => {
  const isEast = (point: Point) => (point.x > 120 ? point : undefined);
  expect(firstAround(MIDDLE, RADIUS, SPACING, isEast)).toEqual(all.find(isEast));
  expect(firstAround(MIDDLE, RADIUS, SPACING, () => undefined)).toBeUndefined();
});

test('a search that goes on finds what new searches would, while points are only taken', () => {
  const places = (search: (find: (point: Point) => Point | undefined) => Point | undefined) => {
    const taken: Point[] = [];
    const isFree = (point: Point) =>
      taken.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 20) ? undefined : point;
    for (let found = search(isFree); found; found = search(isFree)) taken.push(found);
    return taken;
  };
  const going = searchAround(MIDDLE, RADIUS, SPACING);
  const found = places(going);
  expect(found).toEqual(places((find) => firstAround(MIDDLE, RADIUS, SPACING, find)));
  expect(found.length).toBeGreaterThan(15);
  expect(going(() => undefined)).toBeUndefined();
});
