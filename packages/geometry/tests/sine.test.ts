import { cosine, sine } from '@sortie/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arctangent2 } from '../src/arctangent2.ts';

const degrees = fc.double({ min: -1080, max: 1080, noNaN: true });
const RADIANS = Math.PI / 180;

test('sine and cosine agree with the host within 1e-12', () => {
  fc.assert(
    fc.property(degrees, (angle) => {
      const reduced = angle % 360;
      expect(Math.abs(sine(angle) - Math.sin(reduced * RADIANS))).toBeLessThan(1e-12);
      expect(Math.abs(cosine(angle) - Math.cos(reduced * RADIANS))).toBeLessThan(1e-12);
    }),
    { numRuns: 5_000 },
  );
});

test('multiples of a right angle are exact and never negative zero', () => {
  const quarters = [-450, -360, -270, -180, -90, 0, 90, 180, 270, 360, 450];
  expect(quarters.map(sine)).toEqual([-1, 0, 1, 0, -1, 0, 1, 0, -1, 0, 1]);
  expect(quarters.map(cosine)).toEqual([0, 1, 0, -1, 0, 1, 0, -1, 0, 1, 0]);
});

test('at 45 degrees sine and cosine are the same number', () => {
  for (const angle of [45, 135, 225, 315]) {
    expect(Math.abs(sine(angle))).toBe(Math.SQRT1_2);
    expect(Math.abs(cosine(angle))).toBe(Math.SQRT1_2);
  }
});

test('sine is odd and cosine is even to the last bit', () => {
  fc.assert(
    fc.property(degrees, (angle) => {
      expect(sine(-angle) + sine(angle)).toBe(0);
      expect(cosine(-angle)).toBe(cosine(angle));
      expect(cosine(angle) ** 2 + sine(angle) ** 2).toBeCloseTo(1, 14);
    }),
  );
});

test('the arctangent agrees with the host in all quadrants', () => {
  const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, (y, x) => {
      // The host tells zeros of both signs apart; ours does not.
      const expected = Math.atan2(y + 0, x + 0) / RADIANS;
      expect(Math.abs(arctangent2(y, x) - expected)).toBeLessThan(1e-12);
    }),
    { numRuns: 5_000 },
  );
});

test('the arctangent of axes and diagonals is exact', () => {
  expect([arctangent2(0, 1), arctangent2(1, 1), arctangent2(1, 0), arctangent2(1, -1)]).toEqual([
    0, 45, 90, 135,
  ]);
  expect([arctangent2(0, -1), arctangent2(-1, -1), arctangent2(-1, 0), arctangent2(0, 0)]).toEqual([
    180, -135, -90, 0,
  ]);
});

test('known values pin the bits, so that every engine must compute the same', () => {
  expect([sine(1), sine(12.34375), cosine(40.45), sine(300.0625)]).toEqual(PINNED_SINES);
  expect([arctangent2(3, 7), arctangent2(-11, 2.5)]).toEqual(PINNED_ARCTANGENTS);
});

const PINNED_SINES = [0.01745240643728351, 0.21377637807002256, 0.7609724263251867, -0.8654794732544857];
const PINNED_ARCTANGENTS = [23.19859051364819, -77.19573393471325];
