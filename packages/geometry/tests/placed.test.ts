import { compound, placeShape, polygon, pose, rectangle, toTable } from '@sortie/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const star = [
  { x: -20, y: -10 },
  { x: 0, y: -2 },
  { x: 18, y: -14 },
  { x: 8, y: 4 },
  { x: 14, y: 20 },
  { x: -6, y: 8 },
];
const where = fc.tuple(
  fc.double({ min: 0, max: 900, noNaN: true }),
  fc.double({ min: 0, max: 900, noNaN: true }),
  fc.integer({ min: 0, max: 359 }),
);

test('a shape put down at a pose lies where its corners drawn there would lie', () => {
  const local = polygon(star);
  fc.assert(
    fc.property(where, ([x, y, heading]) => {
      const at = pose(x, y, heading);
      const [quick, slow] = [placeShape(local, at), polygon(star.map((point) => toTable(at, point)))];
      expect(quick.points.length).toBe(slow.points.length);
      quick.points.forEach((point, index) => {
        expect(point.x).toBeCloseTo(slow.points[index]!.x, 9);
        expect(point.y).toBeCloseTo(slow.points[index]!.y, 9);
      });
      expect(quick.box.minX).toBeCloseTo(slow.box.minX, 9);
      expect(quick.box.maxY).toBeCloseTo(slow.box.maxY, 9);
      expect(quick.parts.length).toBe(slow.parts.length);
    }),
  );
});

test('a compound put down keeps its parts together and its box around them', () => {
  const origin = pose(0, 0, 0);
  const local = compound([rectangle(origin, 40, 40), rectangle(pose(11, 21, 0), 2, 2)]);
  const there = placeShape(local, pose(100, 200, 90));
  expect(there.parts).toHaveLength(2);
  expect(there.box.maxX).toBeCloseTo(122, 9);
  expect(there.box.minX).toBeCloseTo(80, 9);
});
