import {
  compound,
  findUncovered,
  overlapStretches,
  overlaps,
  pose,
  rectangle,
  type Stretch,
  TOLERANCE,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { shiftShape } from '../src/shift-shape.ts';
import { kinds, makers, stream } from './random-shapes.ts';

const range: Stretch = { from: -60, to: 60 };
/** Within this of an end rounding may decide either way. */
const NEAR = 0.001;

test('a square is blocked from where it sinks in by the tolerance until it is out again', () => {
  const square = rectangle(pose(0, 0, 0), 20, 20);
  const other = rectangle(pose(30, 5, 0), 20, 20);
  const [found, ...more] = overlapStretches({ shape: square, along: { x: 1, y: 0 } }, other, range);
  expect(more).toEqual([]);
  expect(found!.from).toBeCloseTo(10 + TOLERANCE, 9);
  expect(found!.to).toBeCloseTo(50 - TOLERANCE, 9);
  expect(overlapStretches({ shape: square, along: { x: 0, y: 1 } }, other, range)).toEqual([]);
});

test('a shape that slides along another at contact is clear all the way', () => {
  const square = rectangle(pose(0, 0, 0), 20, 20);
  const other = rectangle(pose(0, 20, 0), 20, 200);
  expect(overlapStretches({ shape: square, along: { x: 1, y: 0 } }, other, range)).toEqual([]);
  const sunk = rectangle(pose(0, 20 - 2 * TOLERANCE, 0), 20, 200);
  const blocked = overlapStretches({ shape: square, along: { x: 1, y: 0 } }, sunk, range);
  expect(findUncovered(range, blocked)).toEqual([]);
});

test('every clear and every blocked offset of random shapes is told as it is', () => {
  const next = stream(71);
  for (const kindA of kinds) {
    for (const kindB of kinds) {
      for (let round = 0; round < 8; round++) {
        const shape = compound([makers[kindA](next, 120), makers[kindA](next, 120)]);
        const other = makers[kindB](next, 120);
        const along = { x: 2 * next() - 1, y: 2 * next() - 1 };
        const blocked = overlapStretches({ shape, along }, other, range);
        for (let offset = range.from; offset <= range.to; offset += 0.37) {
          if (blocked.some(({ from, to }) => Math.min(Math.abs(offset - from), Math.abs(offset - to)) < NEAR))
            continue;
          const told = blocked.some(({ from, to }) => from < offset && offset < to);
          const moved = shiftShape(shape, { x: along.x * offset, y: along.y * offset });
          expect(overlaps(moved, other), `${kindA} ${kindB} ${offset}`).toBe(told);
        }
      }
    }
  }
});

test('what stretches leave of a range keeps their ends, also where two of them meet', () => {
  expect(findUncovered({ from: 0, to: 10 }, [])).toEqual([{ from: 0, to: 10 }]);
  expect(
    findUncovered({ from: 0, to: 10 }, [
      { from: 5, to: 7 },
      { from: -3, to: 2 },
      { from: 1, to: 3 },
    ]),
  ).toEqual([
    { from: 3, to: 5 },
    { from: 7, to: 10 },
  ]);
  expect(
    findUncovered({ from: 0, to: 10 }, [
      { from: 0, to: 4 },
      { from: 4, to: 11 },
    ]),
  ).toEqual([
    { from: 0, to: 0 },
    { from: 4, to: 4 },
  ]);
  expect(findUncovered({ from: 0, to: 10 }, [{ from: -1, to: 11 }])).toEqual([]);
});
