import { describe, expect, test } from 'vitest';
import { outlineAround } from '../src/outline-around.ts';
import { rangeBands } from '../src/range-bands.ts';

const base = [
  { x: -20, y: -20 },
  { x: 20, y: -20 },
  { x: 20, y: 20 },
  { x: -20, y: 20 },
];

/** From a point to the square base. */
function away({ x, y }: { readonly x: number; readonly y: number }): number {
  return Math.hypot(Math.max(0, Math.abs(x) - 20), Math.max(0, Math.abs(y) - 20));
}

describe('the outline around a base', () => {
  test('every point of it is as far away as was asked', () => {
    const outline = outlineAround(base, 100);
    expect(outline.length).toBeGreaterThan(40);
    for (const point of outline) expect(away(point)).toBeCloseTo(100, 6);
  });

  test('it runs round the base once', () => {
    const outline = outlineAround(base, 100);
    const size = outline.reduce((sum, to, index) => {
      const from = outline.at(index - 1)!;
      return sum + (from.x * to.y - to.x * from.y) / 2;
    }, 0);
    const exact = 40 * 40 + 4 * 40 * 100 + Math.PI * 100 * 100;
    expect(size / exact).toBeGreaterThan(0.99);
    expect(size).toBeLessThanOrEqual(exact);
  });

  test('the order of the corners and points between them do not matter', () => {
    const shuffled = [base[2]!, base[0]!, { x: 0, y: -20 }, base[3]!, base[1]!];
    expect(outlineAround(shuffled, 50)).toEqual(outlineAround(base, 50));
  });

  test('around a point it is a circle, around a line it is rounded at both ends', () => {
    for (const { x, y } of outlineAround([{ x: 3, y: 4 }], 10))
      expect(Math.hypot(x - 3, y - 4)).toBeCloseTo(10);
    const rounded = outlineAround(
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
      10,
    );
    expect(Math.max(...rounded.map(({ x }) => x))).toBeCloseTo(40);
    expect(Math.min(...rounded.map(({ x }) => x))).toBeCloseTo(-10);
    expect(Math.max(...rounded.map(({ y }) => y))).toBeCloseTo(10);
  });
});

test('three range bands lie one upon the other, the nearest on top', () => {
  const bands = rangeBands(base, { id: 's1', distances: [100, 200, 300], label: (band) => `Range ${band}` });
  expect(bands.map(({ id, role, label }) => [id, role, label])).toEqual([
    ['s1-3', 'band-3', 'Range 3'],
    ['s1-2', 'band-2', 'Range 2'],
    ['s1-1', 'band-1', 'Range 1'],
  ]);
});
