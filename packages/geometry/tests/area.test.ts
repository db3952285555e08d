import {
  boxOfArea,
  depthsFrom,
  disc,
  distanceSquared,
  farthest,
  isInsideArea,
  isInsideBox,
  leftOf,
  oppositeEdge,
  placePoint,
  polygon,
  pose,
  protrusions,
  reachesInto,
  rectangle,
  walk,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { randomPose, stream } from './random-shapes.ts';

const area = { width: 1000, depth: 500 };

test('a shape on the edge is inside, one past it is not', () => {
  expect(isInsideArea(area, rectangle(pose(20, 20, 0), 40, 40))).toBe(true);
  expect(isInsideArea(area, rectangle(pose(19.98, 20, 0), 40, 40))).toBe(false);
  expect(isInsideArea(area, disc({ x: 980, y: 480 }, 20))).toBe(true);
  expect(isInsideArea(area, disc({ x: 980, y: 480.02 }, 20))).toBe(false);
  expect(isInsideBox({ ...boxOfArea(area), minX: 300 }, disc({ x: 310, y: 100 }, 20))).toBe(false);
});

test('depths are measured square to an edge, protrusions past it', () => {
  const shape = rectangle(pose(100, 60, 90), 40, 20);
  expect(depthsFrom(area, 'south', shape)).toEqual([50, 70]);
  expect(depthsFrom(area, 'north', shape)).toEqual([430, 450]);
  expect(depthsFrom(area, 'west', shape)).toEqual([80, 120]);
  expect(depthsFrom(area, 'east', shape)).toEqual([880, 920]);
  expect(protrusions(area, disc({ x: 995, y: 10 }, 12))).toEqual({
    south: 2,
    west: -983,
    north: -478,
    east: 7,
  });
  expect(oppositeEdge.west).toBe('east');
});

test('links are walked one after the other, unrounded', () => {
  const ends = walk(pose(10, 20, 0), [
    { forward: 30, turn: 90 },
    { forward: 5, turn: -45 },
    { forward: 0, turn: 0 },
  ]);
  expect(ends[0]).toEqual({ x: 10, y: 50, heading: 90 });
  expect(ends[1]).toEqual({ x: 15, y: 50, heading: 45 });
  expect(ends[2]).toEqual(ends[1]);
  expect(walk(pose(1, 2, 3), [])).toEqual([]);
  expect(placePoint({ x: 0.1, y: -0.0001 })).toEqual({ x: 102 / 1024, y: 0 });
});

test('the farthest point of a shape is at least as far as every other', () => {
  const next = stream(21);
  for (let count = 0; count < 200; count++) {
    const from = rectangle(randomPose(next, 100), 40, 70);
    const at = { x: 200 + 100 * next(), y: 100 * next() };
    const tried = Array.from({ length: 720 }, (_, step) => {
      const angle = (step * Math.PI) / 360;
      const point = { x: at.x + 17 * Math.cos(angle), y: at.y + 17 * Math.sin(angle) };
      return Math.sqrt(distanceSquared(from, polygon([point])));
    });
    expect(farthest(from, disc(at, 17))).toBeGreaterThanOrEqual(Math.max(...tried) - 1e-9);
    expect(farthest(from, disc(at, 17))).toBeLessThan(Math.max(...tried) + 0.01);
  }
  const square = rectangle(pose(0, 0, 0), 20, 20);
  expect(farthest(square, rectangle(pose(40, 0, 0), 20, 20))).toBe(40);
});

test('a shape reaches into half planes when a point of it lies in all of them', () => {
  const quarter = [leftOf({ x: 0, y: 0 }, { x: 10, y: 0 }), leftOf({ x: 0, y: 10 }, { x: 0, y: 0 })];
  expect(reachesInto(quarter, rectangle(pose(-10, -10, 0), 20, 20))).toBe(true);
  expect(reachesInto(quarter, rectangle(pose(-10.02, 30, 0), 20, 20))).toBe(false);
  expect(reachesInto(quarter, disc({ x: -6, y: -8 }, 10))).toBe(true);
  expect(reachesInto(quarter, disc({ x: -6.1, y: -8.1 }, 10))).toBe(false);
  expect(reachesInto(quarter, disc({ x: -10, y: 5 }, 10))).toBe(true);
  expect(reachesInto(quarter, disc({ x: -10.1, y: 5 }, 10))).toBe(false);
});
