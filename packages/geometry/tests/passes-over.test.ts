import { type Point, type Polygon, passesOver, polygon, pose, rectangle } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { distanceSquaredToPoint } from '../src/distance-to-point.ts';
import { isInside } from '../src/is-inside.ts';
import { edgesOf } from '../src/point.ts';
import { convexPolygon } from '../src/shape.ts';
import { makers, stream } from './random-shapes.ts';

const square = rectangle(pose(0, 0, 0), 40, 40);
const line = (x1: number, y1: number, x2: number, y2: number) => ({
  start: { x: x1, y: y1 },
  end: { x: x2, y: y2 },
});

/** Two prongs with a gap between them, open to the north. */
const fork = polygon([
  { x: -30, y: -20 },
  { x: 30, y: -20 },
  { x: 30, y: 20 },
  { x: 10, y: 20 },
  { x: 10, y: 0 },
  { x: -10, y: 0 },
  { x: -10, y: 20 },
  { x: -30, y: 20 },
]);

test('a line through a polygon passes over it, one along an edge or at a corner does not', () => {
  expect(passesOver(line(-50, 0, 50, 0), square)).toBe(true);
  expect(passesOver(line(-50, 20, 50, 20), square)).toBe(false);
  expect(passesOver(line(-50, 19.98, 50, 19.98), square)).toBe(true);
  expect(passesOver(line(0, 40, 40, 0), square)).toBe(false);
  expect(passesOver(line(0, 39.9, 39.9, 0), square)).toBe(true);
  expect(passesOver(line(-50, 0, -20, 0), square)).toBe(false);
  expect(passesOver(line(-50, 0, -19.9, 0), square)).toBe(true);
  expect(passesOver(line(-5, 0, 5, 0), square)).toBe(true);
  expect(passesOver(line(-50, 30, 50, 30), square)).toBe(false);
});

test('a single point passes over what it lies in, not what it lies on the edge of', () => {
  expect(passesOver(line(3, 4, 3, 4), square)).toBe(true);
  expect(passesOver(line(20, 4, 20, 4), square)).toBe(false);
  expect(passesOver(line(0, -10, 0, -10), fork)).toBe(true);
  expect(passesOver(line(0, 10, 0, 10), fork)).toBe(false);
  expect(passesOver(line(10, 10, 10, 10), fork)).toBe(false);
});

test('a gap in a concave polygon is not passed over, and the seams of its parts are no edges', () => {
  expect(passesOver(line(0, 5, 0, 50), fork)).toBe(false);
  expect(passesOver(line(-10, 5, -10, 50), fork)).toBe(false);
  expect(passesOver(line(-10, -50, -10, 50), fork)).toBe(true);
  expect(passesOver(line(-10, 0, 10, 0), fork)).toBe(false);
  expect(passesOver(line(-50, 0, 50, 0), fork)).toBe(true);
  expect(passesOver(line(-30, -50, -30, 50), fork)).toBe(false);
});

/** Whether a point well inside is found by looking at many. */
function depthAlong(start: Point, end: Point, shape: Polygon): number {
  let deepest = Number.NEGATIVE_INFINITY;
  for (let step = 0; step <= 800; step++) {
    const share = step / 800;
    const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    const toEdges = Math.min(
      ...edgesOf(shape.points).map((edge) =>
        Math.sqrt(distanceSquaredToPoint(convexPolygon([edge.start, edge.end]), point)),
      ),
    );
    deepest = Math.max(deepest, isInside(point, shape) ? toEdges : -toEdges);
  }
  return deepest;
}

test('random lines agree with looking at every point of them', () => {
  const next = stream(3);
  const at = () => ({ x: next() * 140 - 40, y: next() * 140 - 40 });
  const looked = Array.from({ length: 500 }, (_, count) => {
    const shape = makers[count % 2 === 0 ? 'convex' : 'concave'](next, 60) as Polygon;
    const [start, end] = [at(), at()];
    return { deepest: depthAlong(start, end, shape), isOver: passesOver({ start, end }, shape) };
  });
  // Points lie at most 0.25 mm apart, so what is nearer to the edge than that is left out.
  const clear = looked.filter(({ deepest }) => Math.abs(deepest) > 0.3);
  expect(clear.filter(({ deepest, isOver }) => isOver !== deepest > 0)).toEqual([]);
  expect(clear.filter(({ isOver }) => isOver).length).toBeGreaterThan(100);
});
