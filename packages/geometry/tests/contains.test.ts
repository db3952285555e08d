import {
  compound,
  contains,
  disc,
  polygon,
  pose,
  rectangle,
  type Shape,
  templateShape,
  turn,
} from '@sortie/geometry';
import { expect, test } from 'vitest';

const table = rectangle(pose(450, 450, 0), 900, 900);
const elbow = polygon([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 100 },
]);

test('a shape on the edge of an area is contained, one beyond it is not', () => {
  const pieces = (x: number): Shape[] => [
    rectangle(pose(x, 450, 0), 40, 40),
    disc({ x, y: 100 }, 20),
    compound([disc({ x, y: 300 }, 20), disc({ x: 300, y: 300 }, 5)]),
    templateShape(turn(1, 'right'), pose(x - 10, 450, 0)),
  ];
  expect(pieces(20).map((piece) => contains(table, piece))).toEqual([true, true, true, true]);
  expect(pieces(19.9).map((piece) => contains(table, piece))).toEqual([false, false, false, false]);
});

test('a disc contains what reaches no farther than its radius', () => {
  const area = disc({ x: 0, y: 0 }, 50);
  expect(contains(area, rectangle(pose(10, 0, 0), 60, 60))).toBe(true);
  expect(contains(area, rectangle(pose(10.1, 0, 0), 60, 60))).toBe(false);
  expect(contains(area, disc({ x: 30, y: 0 }, 20))).toBe(true);
});

test('a concave area does not contain what covers its notch', () => {
  expect(contains(elbow, rectangle(pose(25, 50, 0), 100, 50))).toBe(true);
  expect(contains(elbow, rectangle(pose(50, 50, 45), 60, 60))).toBe(false);
  expect(contains(elbow, rectangle(pose(50, 50, 0), 100, 100))).toBe(false);
  // All its corners lie in the area, its middle does not.
  expect(contains(elbow, rectangle(pose(50, 50, 45), 10, 138))).toBe(false);
  expect(contains(elbow, disc({ x: 25, y: 25 }, 25))).toBe(true);
  expect(contains(elbow, disc({ x: 40, y: 40 }, 20))).toBe(false);
});

test('a curve contains what lies between its arcs and ends', () => {
  const area = templateShape(turn(3, 'right'), pose(0, 0, 0));
  expect(contains(area, disc({ x: 0, y: 10 }, 9))).toBe(true);
  expect(contains(area, disc({ x: 0, y: 8 }, 9))).toBe(false);
  expect(contains(area, rectangle(pose(90 - 90 * Math.SQRT1_2, 90 * Math.SQRT1_2, 45), 20, 16))).toBe(true);
  expect(contains(area, rectangle(pose(90 - 90 * Math.SQRT1_2, 90 * Math.SQRT1_2, 45), 90, 10))).toBe(false);
});

test('a compound contains what one of its parts does', () => {
  const area = compound([elbow, disc({ x: 300, y: 300 }, 50)]);
  expect(contains(area, compound([disc({ x: 300, y: 310 }, 40), disc({ x: 20, y: 20 }, 20)]))).toBe(true);
  expect(contains(area, disc({ x: 300, y: 311 }, 40))).toBe(false);
});
