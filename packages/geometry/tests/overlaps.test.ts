import {
  compound,
  disc,
  inContact,
  overlaps,
  pathShape,
  polygon,
  pose,
  rectangle,
  type Shape,
  TOLERANCE,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { depth } from '../src/depth.ts';
import { distance } from '../src/distance.ts';
import { shiftShape } from '../src/shift-shape.ts';
import { kinds, makers, stream } from './random-shapes.ts';
import { gentle, sharp } from './sample-paths.ts';

const base = rectangle(pose(0, 0, 0), 40, 40);

/** The other shape touches the base's right edge at x = 20. */
const neighbours: Record<string, Shape> = {
  square: rectangle(pose(40, 0, 0), 40, 40),
  corner: rectangle(pose(20 + Math.SQRT1_2 * 40, 0, 45), 40, 40),
  disc: disc({ x: 30, y: 5 }, 10),
  band: pathShape(sharp(1, 'right'), pose(30, 0, 0)),
  arrow: polygon([
    { x: 20, y: 0 },
    { x: 50, y: -30 },
    { x: 40, y: 0 },
    { x: 50, y: 30 },
  ]),
  pegs: compound([rectangle(pose(45, 0, 0), 40, 40), rectangle(pose(22.5, 10, 0), 3, 5)]),
};

test.each(Object.entries(neighbours))(
  'edges that only meet are in contact, not overlapping: %s',
  (_, other) => {
    expect(overlaps(base, other)).toBe(false);
    expect(inContact(base, other)).toBe(true);
    expect(inContact(other, base)).toBe(true);
  },
);

test.each(Object.entries(neighbours))('sharing area deeper than the tolerance is overlap: %s', (_, other) => {
  const pushed = shiftShape(other, { x: -3 * TOLERANCE, y: 0 });
  expect(overlaps(base, pushed)).toBe(true);
  expect(overlaps(pushed, base)).toBe(true);
  expect(inContact(base, pushed)).toBe(false);
});

test.each(Object.entries(neighbours))('a gap wider than the tolerance is no contact: %s', (_, other) => {
  const away = shiftShape(other, { x: 2 * TOLERANCE, y: 0 });
  expect(overlaps(base, away)).toBe(false);
  expect(inContact(base, away)).toBe(false);
  expect(distance(base, away)).toBeCloseTo(2 * TOLERANCE, 3);
});

test('sinking in by no more than the tolerance is still contact', () => {
  const sunk = rectangle(pose(40 - TOLERANCE / 2, 0, 0), 40, 40);
  expect(overlaps(base, sunk)).toBe(false);
  expect(inContact(base, sunk)).toBe(true);
});

test('a shape inside another overlaps it', () => {
  for (const inner of [disc({ x: 1, y: 1 }, 2), rectangle(pose(3, 3, 20), 5, 5)]) {
    expect(overlaps(base, inner)).toBe(true);
    expect(overlaps(inner, base)).toBe(true);
    expect(distance(inner, base)).toBe(0);
  }
});

test('the hollow of a curve is not part of it', () => {
  const curve = pathShape(sharp(3, 'right'), pose(0, 0, 0));
  expect(overlaps(curve, disc({ x: 90, y: 0 }, 79.9))).toBe(false);
  expect(overlaps(curve, disc({ x: 90, y: 0 }, 80.1))).toBe(true);
  expect(overlaps(curve, rectangle(pose(60, 30, 45), 30, 30))).toBe(false);
  expect(distance(curve, disc({ x: 90, y: 0 }, 79))).toBeCloseTo(1, 9);
});

test('the notch of a concave outline is not part of it', () => {
  const elbow = polygon([
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 60 },
    { x: 0, y: 60 },
  ]);
  const inNotch = rectangle(pose(35, 35, 0), 40, 40);
  expect(overlaps(elbow, inNotch)).toBe(false);
  expect(distance(elbow, inNotch)).toBe(5);
  expect(overlaps(elbow, rectangle(pose(29.9, 29.9, 0), 40, 40))).toBe(true);
});

test('two curves overlap where they cross and not where they run apart', () => {
  const curve = pathShape(gentle(2, 'right'), pose(0, 0, 0));
  expect(overlaps(curve, pathShape(gentle(2, 'left'), pose(20, 0, 0)))).toBe(true);
  expect(overlaps(curve, pathShape(gentle(2, 'left'), pose(-20, 0, 0)))).toBe(false);
  expect(inContact(curve, pathShape(gentle(2, 'left'), pose(-20, 0, 0)))).toBe(true);
});

test('the depth is what a shape must move at least to be clear', () => {
  expect(depth(base, rectangle(pose(35, 2, 0), 40, 40))).toBe(5);
  expect(depth(base, disc({ x: 25, y: 0 }, 10))).toBe(5);
  expect(depth(disc({ x: 0, y: 0 }, 10), disc({ x: 12, y: 0 }, 10))).toBe(8);
  expect(depth(base, rectangle(pose(41, 0, 0), 40, 40))).toBe(0);
  const next = stream(12);
  for (let run = 0; run < 2_000; run++) {
    const [a, b] = [0, 1].map(() => makers[kinds[Math.floor(next() * kinds.length)]!](next, 60)) as [
      Shape,
      Shape,
    ];
    const sunk = depth(a, b);
    const angle = next() * 2 * Math.PI;
    const step = {
      x: 0.99 * (sunk - TOLERANCE) * Math.cos(angle),
      y: 0.99 * (sunk - TOLERANCE) * Math.sin(angle),
    };
    // Up to the tolerance there is nothing to show.
    expect(sunk <= 2 * TOLERANCE || distance(shiftShape(a, step), b) === 0).toBe(true);
  }
});
