import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ease, flightTime, sightBetween } from '../../../src/table/camera/flight.ts';
import { extentOf } from '../../../src/table/camera/focus.ts';
import { type Box, frameOf, isWellSeen, marginsOf, type Sight } from '../../../src/table/camera/framing.ts';
import { Ground } from '../../../src/table/camera/ground.ts';

const table = { width: 914, height: 914 };
const wide = { width: 900, height: 780 };
const phone = { width: 390, height: 346 };

const seen = ({ x, y, width, height }: Box, sight: Sight): Box => ({
  x: x * sight.k + sight.x,
  y: y * sight.k + sight.y,
  width: width * sight.k,
  height: height * sight.k,
});

describe('what a focus takes of the table', () => {
  const piece = (id: string, x: number, y: number) => ({ id, pose: { x, y, heading: 0 }, reach: 20 });

  test('its pieces with their edges, and its points', () => {
    const pieces = [piece('a', 100, 100), piece('b', 300, 200), piece('c', 800, 800)];
    expect(extentOf({ pieces: ['a', 'b'], points: [{ x: 50, y: 150 }] }, pieces)).toEqual({
      left: 50,
      right: 320,
      bottom: 80,
      top: 220,
    });
  });

  test('nothing when its pieces are gone', () => {
    expect(extentOf({ pieces: ['a'] }, [])).toBeNull();
  });

  test('lies where it is seen, from the other edge too', () => {
    const extent = { left: 100, right: 200, bottom: 50, top: 150 };
    expect(new Ground(table, false).boxOf(extent)).toEqual({ x: 100, y: 764, width: 100, height: 100 });
    expect(new Ground(table, true).boxOf(extent)).toEqual({ x: 714, y: 50, width: 100, height: 100 });
  });
});

describe('a frame', () => {
  const box = fc.record({
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 40, max: 400 }),
    height: fc.integer({ min: 40, max: 400 }),
  });

  test.each([
    ['wide', wide],
    ['phone', phone],
  ])('holds all of what matters within its margins on a %s screen', (_name, view) => {
    fc.assert(
      fc.property(box, (part) => {
        const margins = marginsOf(view, 56);
        const shown = seen(part, frameOf(part, view, margins, table));
        expect(shown.x).toBeGreaterThanOrEqual(margins.left - 0.01);
        expect(shown.y).toBeGreaterThanOrEqual(margins.top - 0.01);
        expect(shown.x + shown.width).toBeLessThanOrEqual(view.width - margins.right + 0.01);
        expect(shown.y + shown.height).toBeLessThanOrEqual(view.height - margins.bottom + 0.01);
      }),
    );
  });

  test('shows the bases of the longest shot, corner to corner, 48 pixels wide on a wide screen and 30 on a phone', () => {
    // Range 3 between the corners of two bases that stand on their tips.
    const longest = 300 + 2 * 40 * Math.SQRT2;
    const upright = { x: 300, y: 200, width: 57, height: longest };
    expect(40 * frameOf(upright, wide, marginsOf(wide, 56), table).k).toBeGreaterThanOrEqual(48);
    expect(40 * frameOf(upright, phone, marginsOf(phone, 56), table).k).toBeGreaterThanOrEqual(30);
  });

  test('never comes so near that a third of the table is not in view', () => {
    const { k } = frameOf({ x: 400, y: 400, width: 40, height: 40 }, wide, marginsOf(wide, 56), table);
    expect(wide.height / k).toBeCloseTo(0.34 * 914);
  });

  test('shows as little beyond the edge as it can, and the middle of what matters elsewhere', () => {
    const margins = marginsOf(wide, 56);
    const corner = frameOf({ x: 0, y: 0, width: 60, height: 60 }, wide, margins, table);
    expect(corner.x).toBeCloseTo(margins.left);
    expect(corner.y).toBeCloseTo(margins.top);
    const middle = frameOf({ x: 427, y: 427, width: 60, height: 60 }, wide, margins, table);
    expect(457 * middle.k + middle.y).toBeCloseTo(wide.height / 2);
  });

  test('is kept while what matters is well in view', () => {
    const margins = marginsOf(wide, 56);
    const part = { x: 300, y: 300, width: 200, height: 150 };
    const wanted = frameOf(part, wide, margins, table);
    expect(isWellSeen(part, wanted, wanted, wide, margins)).toBe(true);
    const nearBy = { ...part, x: part.x + 15 };
    expect(isWellSeen(nearBy, wanted, frameOf(nearBy, wide, margins, table), wide, margins)).toBe(true);
    const elsewhere = { ...part, x: 700 };
    expect(isWellSeen(elsewhere, wanted, frameOf(elsewhere, wide, margins, table), wide, margins)).toBe(
      false,
    );
    const far = { x: 0, y: 0, k: wanted.k / 2 };
    expect(isWellSeen(part, far, wanted, wide, margins)).toBe(false);
  });
});

describe('a flight', () => {
  const from = { x: 20, y: 10, k: 0.8 };
  const to = { x: -600, y: -500, k: 2.2 };

  test('begins and ends where it should', () => {
    expect(sightBetween(from, to, 0, wide)).toEqual(from);
    expect(sightBetween(from, to, 1, wide)).toEqual(to);
    const nearEnd = sightBetween(from, to, 0.9999, wide);
    expect(nearEnd.x).toBeCloseTo(to.x, 0);
    expect(nearEnd.k).toBeCloseTo(to.k, 2);
  });

  test('grows steadily, and the middle never leaves the straight way', () => {
    const steps = [0.2, 0.4, 0.6, 0.8].map((share) => sightBetween(from, to, share, wide));
    const growth = steps.slice(1).map(({ k }, index) => k / steps[index]!.k);
    for (const each of growth) expect(each).toBeCloseTo(growth[0]!);
    const middle = ({ x, y, k }: Sight) => [(450 - x) / k, (390 - y) / k] as const;
    const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
    for (const step of steps) {
      const [x, y] = middle(step);
      expect((x - x1) * (y2 - y1)).toBeCloseTo((y - y1) * (x2 - x1));
    }
  });

  test('pans without growing', () => {
    const aside = { x: 120, y: 10, k: 0.8 };
    expect(sightBetween(from, aside, 0.5, wide)).toEqual({ x: 70, y: 10, k: 0.8 });
  });

  test('takes 400 to 600 milliseconds and is slow at both ends', () => {
    expect(flightTime(from, from, wide)).toBe(400);
    expect(flightTime(from, { x: -9000, y: -9000, k: 8 }, wide)).toBe(600);
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
    expect(ease(0.1)).toBeLessThan(0.01);
    expect(ease(0.9)).toBeGreaterThan(0.99);
  });
});
