import {
  disc,
  type LeftOrRight,
  movePose,
  overlaps,
  type Path,
  partialPathShape,
  pathEnd,
  pathShape,
  pose,
  poseOnPath,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { distance } from '../src/distance.ts';
import { randomPose, stream } from './random-shapes.ts';
import { gentle, sharp, straight } from './sample-paths.ts';

const origin = pose(0, 0, 0);
const sides: readonly LeftOrRight[] = ['left', 'right'];
const paths: readonly Path[] = [
  ...[1, 2, 3, 4, 5].map(straight),
  ...[1, 2, 3].flatMap((speed) => sides.flatMap((side) => [gentle(speed, side), sharp(speed, side)])),
];

const end = (path: Path, length: number) => poseOnPath(path, origin, length, path.length);

function expectAt(path: Path, length: number, expected: readonly [number, number, number]): void {
  const { x, y, heading } = end(path, length);
  // Two decimals, and the step of a quantised pose.
  expect(Math.abs(x - expected[0])).toBeLessThan(0.006);
  expect(Math.abs(y - expected[1])).toBeLessThan(0.006);
  expect(heading).toBe(expected[2]);
}

test('lengths of the centre lines', () => {
  expect([1, 2, 3, 4, 5].map((speed) => straight(speed).length)).toEqual([40, 80, 120, 160, 200]);
  expect([1, 2, 3].map((speed) => gentle(speed, 'left').length.toFixed(2))).toEqual([
    '62.83',
    '102.10',
    '141.37',
  ]);
  expect([1, 2, 3].map((speed) => sharp(speed, 'left').length.toFixed(2))).toEqual([
    '54.98',
    '98.17',
    '141.37',
  ]);
});

test('a straight moves the base by its length and the length of the base', () => {
  expect(end(straight(3), 40)).toEqual({ x: 0, y: 160, heading: 0 });
  expect(end(straight(1), 80)).toEqual({ x: 0, y: 120, heading: 0 });
});

test.each([
  [1, 40, [37.57, 90.71, 45]],
  [2, 40, [52.22, 126.07, 45]],
  [3, 40, [66.86, 161.42, 45]],
  [1, 80, [51.72, 124.85, 45]],
  [2, 80, [66.36, 160.21, 45]],
  [3, 80, [81.01, 195.56, 45]],
] as const)('a gentle of speed %i with a base of %i mm', (speed, length, [x, y, heading]) => {
  expectAt(gentle(speed, 'right'), length, [x, y, heading]);
  expectAt(gentle(speed, 'left'), length, [-x, y, 360 - heading]);
});

test.each([
  [1, 40, [55, 55, 90]],
  [2, 40, [82.5, 82.5, 90]],
  [3, 40, [110, 110, 90]],
  [1, 80, [75, 75, 90]],
  [2, 80, [102.5, 102.5, 90]],
  [3, 80, [130, 130, 90]],
] as const)('a turn of speed %i with a base of %i mm', (speed, length, [x, y, heading]) => {
  expectAt(sharp(speed, 'right'), length, [x, y, heading]);
  expectAt(sharp(speed, 'left'), length, [-x, y, 360 - heading]);
});

test('the end of the path is where the rear of the base comes to lie', () => {
  const next = stream(21);
  for (const path of paths) {
    const start = randomPose(next, 900);
    const laid = pathEnd(path, movePose(start, 20));
    const base = poseOnPath(path, start, 40, path.length);
    const rear = movePose(base, -20);
    expect(Math.hypot(rear.x - laid.x, rear.y - laid.y)).toBeLessThan(0.002);
    expect(base.heading).toBe(laid.heading);
  }
});

test('at the start of the path the base has not moved', () => {
  const next = stream(22);
  for (const path of paths) {
    const start = randomPose(next, 900);
    for (const length of [40, 80]) expect(poseOnPath(path, start, length, -length)).toEqual(start);
  }
});

test('front and rear middle stay on the centre line extended straight at both ends', () => {
  const next = stream(23);
  for (const path of paths) {
    for (const length of [40, 80]) {
      for (let run = 0; run < 60; run++) {
        const t = -length + next() * (path.length + length);
        const { x, y, heading } = poseOnPath(path, origin, length, t);
        const [s, c] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
        const middles = [1, -1].map((way) => ({
          x: x + (way * length * s) / 2,
          y: y + (way * length * c) / 2,
        }));
        for (const point of middles) expect(offPath(path, length, point)).toBeLessThan(0.002);
      }
    }
  }
});

/** How far a point lies from the path of a base that starts at the origin. */
function offPath(path: Path, length: number, point: { x: number; y: number }): number {
  const y = point.y - length / 2;
  if (y <= 0 || path.kind === 'straight') return Math.abs(point.x);
  const x = path.towards === 'right' ? point.x : -point.x;
  const angle = (path.angle * Math.PI) / 180;
  const [fromX, fromY] = [path.radius - x, y];
  const passed = Math.atan2(fromY, fromX);
  if (passed <= angle) return Math.abs(Math.hypot(fromX, fromY) - path.radius);
  const [endX, endY] = [path.radius * (1 - Math.cos(angle)), path.radius * Math.sin(angle)];
  return Math.abs((x - endX) * Math.cos(angle) - (y - endY) * Math.sin(angle));
}

test('a base on the path moves steadily forward', () => {
  for (const path of paths) {
    for (const length of [40, 80]) {
      let before = origin;
      for (let t = -length; t <= path.length; t += 1) {
        const here = poseOnPath(path, origin, length, t);
        const step = Math.hypot(here.x - before.x, here.y - before.y);
        expect(step).toBeLessThan(2);
        expect(step > 0.4 || t === -length).toBe(true);
        before = here;
      }
    }
  }
});

test('the footprint of a path is 20 mm wide about its centre line', () => {
  const next = stream(24);
  for (const path of paths) {
    const start = randomPose(next, 900);
    const shape = pathShape(path, start);
    const middle = movePose(start, 0.5);
    expect(overlaps(shape, disc(middle, 0.1))).toBe(true);
    expect(distance(shape, disc(movePose(start, 0, 15), 0))).toBeCloseTo(5, 2);
    expect(distance(shape, disc(movePose(pathEnd(path, start), 7), 0))).toBeCloseTo(7, 2);
    expect(distance(shape, disc(movePose(pathEnd(path, start), -1, -13), 0))).toBeCloseTo(3, 0);
  }
});

test('a part of a path covers only the way travelled', () => {
  for (const path of paths) {
    const half = partialPathShape(path, origin, path.length / 2);
    const atEnd = disc(pathEnd(path, origin), 1);
    expect(overlaps(half, disc({ x: 0, y: 2 }, 1))).toBe(true);
    expect(overlaps(half, atEnd)).toBe(false);
    expect(overlaps(partialPathShape(path, origin, 999), atEnd)).toBe(true);
  }
  expect(partialPathShape(straight(2), origin, 30).box.maxY).toBe(30);
});
