import {
  type Arc,
  clippedToArc,
  compound,
  disc,
  inArc,
  nearest,
  nearestInArc,
  pathShape,
  polygon,
  pose,
  rectangle,
  shortestOf,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { isPointInArc } from '../src/arc.ts';
import { distance } from '../src/distance.ts';
import { randomPose, stream } from './random-shapes.ts';
import { sharp } from './sample-paths.ts';

const here = pose(0, 0, 0);
const base = rectangle(here, 40, 40);
const front: Arc = { kind: 'wedge', offset: 0, halfAngle: 40.45 };
const rear: Arc = { kind: 'wedge', offset: 180, halfAngle: 40.45 };
const square = (x: number, y: number) => rectangle(pose(x, y, 0), 40, 40);

test('one point in the arc or on its line is enough', () => {
  const quarter: Arc = { kind: 'wedge', offset: 0, halfAngle: 45 };
  expect(inArc(here, quarter, square(0, 100))).toBe(true);
  expect(inArc(here, quarter, square(120, 80))).toBe(true);
  expect(inArc(here, quarter, square(120.02, 80))).toBe(false);
  expect(inArc(here, quarter, disc({ x: 100, y: 100 - 10 * Math.SQRT2 }, 10))).toBe(true);
  expect(inArc(here, quarter, disc({ x: 100.03, y: 100 - 10 * Math.SQRT2 }, 10))).toBe(false);
  expect(inArc(here, quarter, square(0, -100))).toBe(false);
});

test('the arc lines of small and large bases cross the front edge near the corners', () => {
  const crossing = (half: number, ahead: number) => (ahead * Math.sin(half)) / Math.cos(half);
  expect(20 - crossing((40.45 * Math.PI) / 180, 20)).toBeCloseTo(2.95, 1);
  expect(isPointInArc(here, front, { x: 17.04, y: 20 })).toBe(true);
  expect(isPointInArc(here, front, { x: 17.1, y: 20 })).toBe(false);
});

test('a shape that the arc passes through without a corner inside is in it', () => {
  const narrow: Arc = { kind: 'wedge', offset: 0, halfAngle: 5 };
  expect(inArc(here, narrow, rectangle(pose(0, 100, 0), 10, 200))).toBe(true);
  expect(inArc(here, narrow, pathShape(sharp(1, 'left'), pose(30, 80, 0)))).toBe(true);
  expect(inArc(here, narrow, pathShape(sharp(1, 'right'), pose(30, 80, 0)))).toBe(false);
});

test('a half arc is everything on or ahead of the middle line', () => {
  const half: Arc = { kind: 'half' };
  expect(inArc(here, half, square(200, -20))).toBe(true);
  expect(inArc(here, half, square(200, -20.02))).toBe(false);
  expect(inArc(pose(0, 0, 90), half, square(20, -200))).toBe(true);
});

test('a strip ahead and all around', () => {
  const strip: Arc = { kind: 'bullseye', width: 20 };
  expect(inArc(here, strip, square(30, 100))).toBe(true);
  expect(inArc(here, strip, square(30.02, 100))).toBe(false);
  expect(inArc(here, strip, square(0, -30))).toBe(false);
  expect(inArc(here, { kind: 'all' }, square(0, -300))).toBe(true);
});

test('arcs turn with the pose', () => {
  const turnedPose = pose(10, 10, 215);
  const ahead = pose(
    10 + 100 * Math.sin((215 * Math.PI) / 180),
    10 + 100 * Math.cos((215 * Math.PI) / 180),
    3,
  );
  expect(inArc(turnedPose, front, rectangle(ahead, 20, 20))).toBe(true);
  expect(inArc(turnedPose, rear, rectangle(ahead, 20, 20))).toBe(false);
  expect(inArc(turnedPose, rear, compound([rectangle(ahead, 20, 20), disc({ x: 60, y: 80 }, 5)]))).toBe(true);
});

test('what of a base lies in the arc is cut at the line', () => {
  const quarter: Arc = { kind: 'wedge', offset: 0, halfAngle: 45 };
  const part = clippedToArc(here, quarter, square(100, 100))!;
  expect(part.points.every(({ x, y }) => x <= y + 0.02)).toBe(true);
  expect(clippedToArc(here, quarter, square(0, 100))!.box).toEqual(square(0, 100).box);
  expect(clippedToArc(here, quarter, square(100, 0))).toBeUndefined();
});

test('the distance in arc goes to a point of the target inside the arc, from anywhere on the base', () => {
  const target = square(100, 70);
  const free = nearest(base, target);
  expect(nearestInArc(base, here, front, target)).toBeUndefined();
  expect(Math.sqrt(free.distanceSquared)).toBeCloseTo(Math.hypot(60, 30), 9);
  const x = 80;
  const y = x / Math.tan((40.45 * Math.PI) / 180);
  expect(y).toBeGreaterThan(90);
  const nearer = square(100, 80);
  const seen = nearestInArc(base, here, front, nearer)!;
  expect(Math.sqrt(seen.distanceSquared)).toBeCloseTo(Math.hypot(60, y - 20), 1);
  expect(distance(base, nearer)).toBeLessThan(Math.sqrt(seen.distanceSquared) - 10);
  expect(seen.lines[0]!.from.start).toEqual({ x: 20, y: 20 });
});

test('a target ahead is measured as without an arc', () => {
  const target = rectangle(pose(5, 150, 20), 40, 40);
  expect(nearestInArc(base, here, front, target)).toEqual(nearest(base, target));
  expect(nearestInArc(base, here, { kind: 'all' }, square(0, -90))).toEqual(nearest(base, square(0, -90)));
  expect(nearestInArc(base, here, front, square(0, -90))).toBeUndefined();
});

test('a disc half in the arc is measured along the arc line', () => {
  const quarter: Arc = { kind: 'wedge', offset: 0, halfAngle: 45 };
  const token = disc({ x: 110, y: 100 }, 20);
  const seen = nearestInArc(base, here, quarter, token)!;
  const sampled = Array.from({ length: 20_000 }, (_, index) => {
    const angle = (index * Math.PI) / 10_000;
    return { x: 110 + 20 * Math.cos(angle), y: 100 + 20 * Math.sin(angle) };
  }).filter(({ x, y }) => x <= y);
  const expected = Math.min(...sampled.map(({ x, y }) => Math.hypot(x - 20, y - 20)));
  expect(Math.sqrt(seen.distanceSquared)).toBeCloseTo(expected, 1);
  expect(nearestInArc(base, here, quarter, disc({ x: 140, y: 100 }, 20))).toBeUndefined();
});

test('the nearer of two arcs counts', () => {
  const wide = polygon([
    { x: -50, y: 90 },
    { x: -60, y: 90 },
    { x: -60, y: -70 },
    { x: -50, y: -70 },
  ]);
  const both = [front, rear].flatMap((arc) => nearestInArc(base, here, arc, wide) ?? []);
  expect(both).toHaveLength(2);
  const least = Math.min(...both.map((result) => result.distanceSquared));
  expect(shortestOf(both)!.distanceSquared).toBe(least);
  expect(shortestOf([])).toBeUndefined();
});

test('points in arc agree with angles', () => {
  const next = stream(4);
  for (let run = 0; run < 2_000; run++) {
    const at = randomPose(next, 300);
    const point = randomPose(next, 300);
    const offset = Math.floor(next() * 360);
    const halfAngle = 1 + next() * 89;
    const bearing = (Math.atan2(point.x - at.x, point.y - at.y) * 180) / Math.PI - at.heading - offset;
    const off = Math.abs((((bearing % 360) + 540) % 360) - 180);
    if (Math.abs(off - halfAngle) < 0.2) continue;
    expect(isPointInArc(at, { kind: 'wedge', offset, halfAngle }, point)).toBe(off < halfAngle);
  }
});
