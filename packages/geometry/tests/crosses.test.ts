import {
  clearLine,
  compound,
  crosses,
  disc,
  nearest,
  type Point,
  pathShape,
  polygon,
  pose,
  rectangle,
  type Segment,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { kinds, makers, stream } from './random-shapes.ts';
import { gentle, sharp } from './sample-paths.ts';

const base = rectangle(pose(0, 0, 0), 40, 40);
const ahead = rectangle(pose(0, 140, 0), 40, 40);
const line = (x1: number, y1: number, x2: number, y2: number): Segment => ({
  start: { x: x1, y: y1 },
  end: { x: x2, y: y2 },
});

test('a line through the inside crosses', () => {
  expect(crosses(line(-50, 0, 50, 5), base)).toBe(true);
  expect(crosses(line(0, 0, 5, 5), base)).toBe(true);
  expect(crosses(line(-50, 30, 50, 25), base)).toBe(false);
  expect(crosses(line(-50, 0, -30, 0), base)).toBe(false);
});

test('a line along an edge crosses, a line through a corner does not', () => {
  expect(crosses(line(-50, 20, 50, 20), base)).toBe(true);
  expect(crosses(line(0, 40, 40, 0), base)).toBe(false);
  expect(crosses(line(0, 39.9, 39.9, 0), base)).toBe(true);
});

test('a line that ends on the edge does not cross', () => {
  expect(crosses(line(0, 60, 0, 20), base)).toBe(false);
  expect(crosses(line(0, 60, 0, 19.9), base)).toBe(true);
});

test('a line of no length crosses what it lies in', () => {
  expect(crosses(line(5, 5, 5, 5), base)).toBe(true);
  expect(crosses(line(20, 5, 20, 5), base)).toBe(false);
});

test('tangents do not cross discs and curves, hollows and notches let pass', () => {
  expect(crosses(line(-50, 10, 50, 10), disc({ x: 0, y: 0 }, 10))).toBe(false);
  expect(crosses(line(-50, 9.9, 50, 9.9), disc({ x: 0, y: 0 }, 10))).toBe(true);
  const curve = pathShape(sharp(3, 'right'), pose(0, 0, 0));
  expect(crosses(line(30, 0, 90, 50), curve)).toBe(false);
  expect(crosses(line(-20, 30, 90, 50), curve)).toBe(true);
  expect(crosses(line(-20, 70, 30, 99), curve)).toBe(false);
  const notched = polygon([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 30 },
    { x: 15, y: 5 },
    { x: 0, y: 30 },
  ]);
  expect(crosses(line(15, 40, 15, 6), notched)).toBe(false);
  expect(crosses(line(-5, 25, 35, 25), notched)).toBe(true);
});

test('a line crosses a shape exactly when points of it lie inside', () => {
  const next = stream(8);
  for (let run = 0; run < 3_000; run++) {
    const shape = makers[kinds[Math.floor(next() * kinds.length)]!](next, 100);
    const segment = line(next() * 200 - 50, next() * 200 - 50, next() * 200 - 50, next() * 200 - 50);
    const { start, end } = segment;
    const probes = Array.from({ length: 60 }, (_, index): Point => {
      const share = index / 59;
      return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    });
    const gaps = probes.map((probe) => nearest(disc(probe, 0), shape).distanceSquared);
    const gap = Math.min(...gaps);
    const runsInside = gaps.some((square, index) => square === 0 && gaps[index + 1] === 0);
    const staysAway = gap > 16;
    expect(crosses(segment, shape) ? !staysAway : !runsInside).toBe(true);
  }
});

test('among equal shortest lines one that avoids the obstacle is found', () => {
  const result = nearest(base, ahead);
  const clear = clearLine(result, [disc({ x: 5, y: 70 }, 20)])!;
  expect(clear.start.x).toBe(clear.end.x);
  expect(clear.start.x).toBeLessThan(-15);
  expect(clear.start.x).toBeGreaterThan(-20);
});

test('a gap between obstacles is found however narrow', () => {
  const gap = 0.05;
  const left = rectangle(pose(-50 + 3, 70, 0), 20, 100);
  const right = rectangle(pose(50 + 3 + gap, 80, 0), 20, 100);
  const clear = clearLine(nearest(base, ahead), [left, right])!;
  expect(clear.start.x).toBeGreaterThan(3);
  expect(clear.start.x).toBeLessThan(3 + gap);
});

test('no line is clear when the obstacles together cover the whole front', () => {
  const obstacles = [disc({ x: -15, y: 60 }, 16), bankAcross(), rectangle(pose(15, 80, 20), 10, 40)];
  expect(clearLine(nearest(base, ahead), obstacles)).toBeUndefined();
  expect(clearLine(nearest(base, ahead), obstacles.slice(0, 1))).toBeDefined();
});

function bankAcross() {
  return compound([pathShape(gentle(1, 'left'), pose(25, 60, 270))]);
}

test('the only shortest line is either clear or not', () => {
  const single = nearest(base, rectangle(pose(70, 80, 0), 40, 40));
  expect(clearLine(single, [disc({ x: 35, y: 40 }, 3)])).toBeUndefined();
  expect(clearLine(single, [disc({ x: 35, y: 45 }, 2)])).toEqual(line(20, 20, 50, 60));
});

test('an obstacle under one end blocks only the lines that end on it', () => {
  const under = rectangle(pose(-20, 120, 0), 40, 20);
  expect(clearLine(nearest(base, ahead), [under])?.start.x).toBeGreaterThan(-10.01);
  const beneath = rectangle(pose(0, 141, 0), 40, 60);
  expect(clearLine(nearest(base, ahead), [beneath])).toBeDefined();
});
