import { compound, disc, isInside, type Point, pathShape, polygon, pose, rectangle } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { distance } from '../src/distance.ts';
import { makers, stream } from './random-shapes.ts';
import { sharp } from './sample-paths.ts';

function area(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + (x * next.y - y * next.x) / 2;
  }, 0);
}

test('outlines run anticlockwise without needless corners', () => {
  const square = polygon([
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 5, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 0 },
  ]);
  expect(square.convex).toBe(true);
  expect(square.points).toHaveLength(4);
  expect(area(square.points)).toBe(100);
});

test('a concave outline is covered by convex parts of the same area', () => {
  const next = stream(3);
  for (let run = 0; run < 500; run++) {
    const shape = makers.concave(next, 300);
    if (shape.kind !== 'polygon' || shape.convex) continue;
    const sum = shape.parts.reduce((total, part) => total + area(part.points), 0);
    expect(sum).toBeCloseTo(area(shape.points), 6);
    expect(shape.parts.length).toBeLessThan(shape.points.length - 1);
    expect(shape.parts.every((part) => area(part.points) > 0)).toBe(true);
  }
});

test('points on one line make a line, points alike make a point', () => {
  const flat = polygon([
    { x: 10, y: 10 },
    { x: 0, y: 0 },
    { x: 5, y: 5 },
  ]);
  expect(flat.points).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 10 },
  ]);
  expect(
    polygon([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ]).points,
  ).toEqual([{ x: 1, y: 1 }]);
  expect(distance(flat, rectangle(pose(30, 5, 0), 10, 10))).toBe(15);
  expect(distance(flat, rectangle(pose(5, 5, 0), 2, 2))).toBe(0);
  expect(distance(polygon([{ x: 1, y: 1 }]), flat)).toBe(0);
});

test('length runs along the heading and width across it', () => {
  expect(rectangle(pose(100, 50, 90), 80, 20).box).toEqual({ minX: 60, maxX: 140, minY: 40, maxY: 60 });
});

test('the box of a curve reaches to its bulge', () => {
  const { box } = pathShape(sharp(1, 'right'), pose(0, 0, 45));
  expect(box.maxY).toBeCloseTo(45 - 35 * Math.SQRT1_2, 9);
  expect(box.maxX).toBeCloseTo(45 * Math.SQRT1_2 + 35 * Math.SQRT1_2, 9);
});

test('shapes are plain data', () => {
  const shapes = [
    rectangle(pose(1, 2, 3), 40, 40),
    disc({ x: 1, y: 2 }, 3),
    pathShape(sharp(2, 'left'), pose(1, 2, 3)),
    compound([disc({ x: 0, y: 0 }, 1), rectangle(pose(0, 9, 0), 3, 3)]),
  ];
  expect(JSON.parse(JSON.stringify(shapes))).toEqual(shapes);
});

test('points on an edge are inside, points beyond the tolerance are not', () => {
  const base = rectangle(pose(0, 0, 0), 40, 40);
  const ring = pathShape(sharp(1, 'right'), pose(0, 0, 0));
  const elbow = polygon([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 30 },
    { x: 0, y: 30 },
  ]);
  const where = (x: number, y: number) => [base, ring, elbow].map((shape) => isInside({ x, y }, shape));
  expect(where(20, 5)).toEqual([true, false, true]);
  expect(where(20.02, -5)).toEqual([false, false, false]);
  expect(where(20, 20)).toEqual([true, true, false]);
  expect(where(2, 28)).toEqual([false, true, true]);
  expect(isInside({ x: 3, y: 4 }, disc({ x: 0, y: 0 }, 5))).toBe(true);
  expect(isInside({ x: 3.1, y: 4 }, compound([disc({ x: 0, y: 0 }, 5)]))).toBe(false);
});
