import { movePose, pose, toTable, turnPose } from '@sortie/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heading } from '../src/pose.ts';

const millimetres = fc.double({ min: -2000, max: 2000, noNaN: true });
const degrees = fc.double({ min: -1000, max: 1000, noNaN: true });

test('a pose quantised again is the same pose', () => {
  fc.assert(
    fc.property(millimetres, millimetres, degrees, (x, y, angle) => {
      const once = pose(x, y, angle);
      expect(pose(once.x, once.y, once.heading)).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
    }),
  );
});

test('quantising moves a pose by at most half a step and keeps the heading in a turn', () => {
  fc.assert(
    fc.property(millimetres, millimetres, degrees, (x, y, angle) => {
      const at = pose(x, y, angle);
      expect(Math.abs(at.x - x)).toBeLessThanOrEqual(1 / 2048);
      expect(Math.abs(at.y - y)).toBeLessThanOrEqual(1 / 2048);
      expect(at.heading).toBeGreaterThanOrEqual(0);
      expect(at.heading).toBeLessThan(360);
      const off = Math.abs(((((at.heading - angle) % 360) + 540) % 360) - 180);
      expect(off).toBeLessThanOrEqual(1 / 8192 + 1e-9);
    }),
  );
});

test('a heading just short of a whole turn is 0', () => {
  expect(heading(359.99999)).toBe(0);
  expect(heading(-0.00001)).toBe(0);
  expect(Object.is(pose(-0.0001, 0, -360).x, 0)).toBe(true);
});

test('headings run clockwise from ahead, local x to the right', () => {
  const facingRight = pose(10, 20, 90);
  expect(toTable(facingRight, { x: 0, y: 5 })).toEqual({ x: 15, y: 20 });
  expect(toTable(facingRight, { x: 5, y: 0 })).toEqual({ x: 10, y: 15 });
  expect(movePose(facingRight, 30, 7)).toEqual({ x: 40, y: 13, heading: 90 });
  expect(turnPose(facingRight, -180)).toEqual({ x: 10, y: 20, heading: 270 });
});
