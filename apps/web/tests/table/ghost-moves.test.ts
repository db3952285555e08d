import { expect, test } from 'vitest';
import { broughtTo, type Freedom, steadyHeading, stepPose, turnedBy } from '../../src/table/ghost-moves.ts';

const area = { width: 900, depth: 600 };
const from = { x: 100, y: 100, heading: 0 };
const free: Freedom = { kind: 'free', turns: true };
const line: Freedom = { kind: 'line', from: { x: 0, y: 0, heading: 350 }, to: { x: 100, y: 0, heading: 10 } };

test('a hand leaves a piece on the table', () => {
  expect(broughtTo(free, area, from, { x: 1200, y: -50 })).toEqual({ x: 900, y: 0, heading: 0 });
  expect(broughtTo(free, area, from, { x: 12, y: 34 })).toEqual({ x: 12, y: 34, heading: 0 });
});

test('a piece on a line goes no farther than its ends', () => {
  expect(broughtTo(line, area, from, { x: 50, y: 80 })).toEqual({ x: 50, y: 0, heading: 0 });
  expect(broughtTo(line, area, from, { x: 170, y: 0 })).toEqual({ x: 100, y: 0, heading: 10 });
  expect(broughtTo(line, area, from, { x: -3, y: 0 })).toEqual({ x: 0, y: 0, heading: 350 });
});

test('keys push a piece by steps', () => {
  expect(stepPose(free, area, from, { x: 0, y: 10 })).toEqual({ x: 100, y: 110, heading: 0 });
  const middle = { x: 50, y: 0, heading: 0 };
  expect(stepPose(line, area, middle, { x: -10, y: 0 }).x).toBe(40);
  expect(stepPose(line, area, middle, { x: 0, y: 10 })).toEqual(middle);
});

test('on a slanting line every key that goes its way goes on by the whole step', () => {
  const slanting: Freedom = {
    kind: 'line',
    from: { x: 0, y: 0, heading: 0 },
    to: { x: 30, y: 40, heading: 0 },
  };
  expect(stepPose(slanting, area, { x: 0, y: 0, heading: 0 }, { x: 10, y: 0 })).toEqual({
    x: 6,
    y: 8,
    heading: 0,
  });
});

test('a line without length holds its piece', () => {
  const point: Freedom = { kind: 'line', from, to: from };
  expect(stepPose(point, area, from, { x: 10, y: 0 })).toEqual(from);
  expect(broughtTo(point, area, from, { x: 10, y: 0 })).toEqual(from);
});

test('only a piece that may be turned is turned', () => {
  expect(turnedBy(free, from, -15).heading).toBe(345);
  expect(turnedBy({ kind: 'free', turns: false }, from, -15)).toEqual(from);
  expect(turnedBy(line, from, 15)).toEqual(from);
});

test('a hand that turns finds the usual angles', () => {
  expect(steadyHeading(87.4)).toBe(90);
  expect(steadyHeading(86.4)).toBe(86);
  expect(steadyHeading(-2)).toBe(0);
});

test('a piece that a rule leads goes where the rule lets it, and turns only where that is its business', () => {
  const lead = ({ x, heading }: { readonly x: number; readonly heading: number }) => ({ x, y: 7, heading });
  const led: Freedom = { kind: 'led', turns: false, lead };
  expect(broughtTo(led, area, from, { x: 40, y: 300 })).toEqual({ x: 40, y: 7, heading: 0 });
  expect(stepPose(led, area, from, { x: 10, y: 0 })).toEqual({ x: 110, y: 7, heading: 0 });
  expect(turnedBy(led, from, 15)).toEqual(from);
  expect(turnedBy({ ...led, turns: true }, from, 15)).toEqual({ x: 100, y: 7, heading: 15 });
});
