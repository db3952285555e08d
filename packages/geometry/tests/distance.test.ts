import { bandOf, compound, disc, nearest, overlaps, pose, rectangle, TOLERANCE } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { distance } from '../src/distance.ts';
import { kinds, makers, stream } from './random-shapes.ts';

const base = rectangle(pose(0, 0, 0), 40, 40);
const single = (x1: number, y1: number, x2: number, y2: number) => ({
  from: { start: { x: x1, y: y1 }, end: { x: x1, y: y1 } },
  to: { start: { x: x2, y: y2 }, end: { x: x2, y: y2 } },
});

test('distance is from the nearest point to the nearest point', () => {
  expect(distance(base, rectangle(pose(0, 100, 0), 40, 40))).toBe(60);
  expect(distance(base, rectangle(pose(70, 80, 0), 40, 40))).toBe(50);
  expect(distance(base, disc({ x: 50, y: 60 }, 10))).toBe(40);
  expect(distance(disc({ x: 0, y: 0 }, 10), disc({ x: 30, y: 40 }, 15))).toBe(25);
  expect(distance(base, compound([disc({ x: 300, y: 0 }, 1), disc({ x: 30, y: 0 }, 4)]))).toBe(6);
});

test('one corner before an edge has one shortest line', () => {
  const { lines, distanceSquared } = nearest(base, rectangle(pose(0, 100, 45), 40, 40));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.from.start.x).toBeCloseTo(0, 9);
  expect(lines[0]!.from.start.y).toBe(20);
  expect(Math.sqrt(distanceSquared)).toBeCloseTo(80 - Math.SQRT1_2 * 40, 9);
});

test('corners across from each other have one shortest line', () => {
  expect(nearest(base, rectangle(pose(70, 80, 0), 40, 40)).lines).toEqual([single(20, 20, 50, 60)]);
});

test('parallel edges facing each other have a continuum of shortest lines', () => {
  const { lines } = nearest(base, rectangle(pose(10, 100, 0), 40, 40));
  expect(lines).toEqual([
    {
      from: { start: { x: 20, y: 20 }, end: { x: -10, y: 20 } },
      to: { start: { x: 20, y: 80 }, end: { x: -10, y: 80 } },
    },
  ]);
});

test('parallel edges keep their continuum at any heading', () => {
  for (const heading of [0, 13.25, 45, 77.7, 181.3, 300.001]) {
    const facing = pose(5, 5, heading);
    const s = Math.sin((facing.heading * Math.PI) / 180);
    const c = Math.cos((facing.heading * Math.PI) / 180);
    const ahead = pose(5 + 100 * s, 5 + 100 * c, heading);
    const { lines } = nearest(rectangle(facing, 40, 40), rectangle(ahead, 40, 40));
    expect(lines).toHaveLength(1);
    const { start, end } = lines[0]!.from;
    expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(39.9);
  }
});

test('two equally near corners give two lines', () => {
  const fork = compound([disc({ x: -50, y: 0 }, 10), disc({ x: 50, y: 0 }, 10)]);
  expect(nearest(base, fork).lines).toEqual([single(-20, 0, -40, 0), single(20, 0, 40, 0)]);
});

test('bases in contact have shortest lines of no length, overlapping ones none', () => {
  const { lines, distanceSquared } = nearest(base, rectangle(pose(40, 10, 0), 40, 40));
  expect(distanceSquared).toBe(0);
  expect(lines[0]).toEqual({
    from: { start: { x: 20, y: -10 }, end: { x: 20, y: 20 } },
    to: { start: { x: 20, y: -10 }, end: { x: 20, y: 20 } },
  });
  expect(nearest(base, rectangle(pose(30, 10, 0), 40, 40)).lines).toEqual([]);
});

test('every shortest line is as long as the distance and begins and ends on the shapes', () => {
  const next = stream(31);
  for (let run = 0; run < 3_000; run++) {
    const [a, b] = [0, 1].map(() => makers[kinds[Math.floor(next() * kinds.length)]!](next, 400)) as [
      ReturnType<typeof makers.disc>,
      ReturnType<typeof makers.disc>,
    ];
    const { lines, distanceSquared } = nearest(a, b);
    expect(lines.length > 0 || overlaps(a, b)).toBe(true);
    for (const { from, to } of lines) {
      const length = Math.hypot(to.start.x - from.start.x, to.start.y - from.start.y);
      expect(Math.abs(length - Math.sqrt(distanceSquared))).toBeLessThanOrEqual(TOLERANCE + 1e-9);
      expect(distance(a, disc(from.end, 0))).toBeLessThan(TOLERANCE);
      expect(distance(b, disc(to.end, 0))).toBeLessThan(TOLERANCE);
    }
  }
});

test('a band limit belongs to the lower band, and beyond the last limit lies one band more', () => {
  const inBand = (millimetres: number) => bandOf(millimetres * millimetres, [100, 200, 300]);
  expect([0, 0.001, 99.99, 100, 100.009, 100.011].map(inBand)).toEqual([1, 1, 1, 1, 1, 2]);
  expect([199, 200, 200.02, 300, 301, 650].map(inBand)).toEqual([2, 2, 3, 3, 4, 4]);
});

test('bands of a ruler need not be equally long', () => {
  const inBand = (millimetres: number) => bandOf(millimetres * millimetres, [76, 123, 185, 246, 304]);
  expect([0, 76, 76.02, 123, 150, 185.01, 246, 303.9, 304.1].map(inBand)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 5, 6,
  ]);
});
