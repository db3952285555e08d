import Flatten from '@flatten-js/core';
import { nearest, overlaps, type Point, type Shape, TOLERANCE } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { depth } from '../src/depth.ts';
import { distance } from '../src/distance.ts';
import { shiftShape } from '../src/shift-shape.ts';
import { asOracle, oracleDistance, oracleIntersects } from './oracle.ts';
import { kinds, makers, stream } from './random-shapes.ts';

const PAIRS = Number(process.env.PAIRS ?? 20_000);
const TIMEOUT = 60_000 + PAIRS;

interface Pair {
  readonly a: Shape;
  readonly b: Shape;
}

function pairs(seed: number, count: number, spread: number): readonly Pair[] {
  const next = stream(seed);
  const any = () => makers[kinds[Math.floor(next() * kinds.length)]!](next, spread);
  return Array.from({ length: count }, () => ({ a: any(), b: any() }));
}

/** Whether moving one of them by so little, in some direction, parts them. */
function partWithin(a: Flatten.Polygon, b: Flatten.Polygon, depth: number): boolean {
  return Array.from({ length: 90 }, (_, index) => (index * Math.PI) / 45).some((angle) => {
    const away = new Flatten.Vector(depth * Math.cos(angle), depth * Math.sin(angle));
    return !oracleIntersects(a, b.translate(away));
  });
}

function disagreement({ a, b }: Pair): string | undefined {
  const [judgeA, judgeB] = [asOracle(a), asOracle(b)];
  const expected = oracleDistance(judgeA, judgeB);
  const measured = distance(a, b);
  if (Math.abs(measured - expected) > TOLERANCE) return `distance ${measured}, oracle ${expected}`;
  if (overlaps(a, b)) return oracleIntersects(judgeA, judgeB) ? undefined : `overlap at ${expected}`;
  if (expected > 0) return undefined;
  return partWithin(judgeA, judgeB, 2 * TOLERANCE) ? undefined : 'no overlap, the oracle finds more';
}

function disagreements(of: readonly Pair[]): readonly string[] {
  return of.flatMap((pair) => {
    const found = disagreement(pair);
    return found === undefined ? [] : [`${found}: ${JSON.stringify(pair)}`];
  });
}

test('overlap and distance agree with an independent library on random pairs', { timeout: TIMEOUT }, () => {
  const batch = 10_000;
  for (let done = 0; done < PAIRS; done += batch) {
    expect(disagreements(pairs(1 + done, Math.min(batch, PAIRS - done), 200))).toEqual([]);
  }
});

test('pairs brought nearly to contact agree with an independent library', { timeout: TIMEOUT }, () => {
  const next = stream(77);
  const near = pairs(78, PAIRS / 10, 300).flatMap(({ a, b }) => {
    const line = nearest(a, b).lines[0];
    if (line === undefined) return [];
    const gap = (next() - 0.5) * 0.1;
    return [{ a, b: shiftShape(b, towards(line.to.start, line.from.start, gap)) }];
  });
  expect(near.length).toBeGreaterThan(PAIRS / 20);
  expect(disagreements(near)).toEqual([]);
});

/** The way from one point to `gap` before another. */
function towards(from: Point, to: Point, gap: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : (length - gap) / length;
  return { x: (to.x - from.x) * share, y: (to.y - from.y) * share };
}

test('moving a shape along the shortest line shortens the distance by the same', () => {
  for (const { a, b } of pairs(5, 2_000, 400)) {
    const { lines } = nearest(a, b);
    const gap = distance(a, b);
    if (gap < 1) continue;
    for (const { from, to } of lines) {
      const moved = shiftShape(b, towards(to.start, from.start, 0.5));
      expect(distance(a, moved)).toBeCloseTo(0.5, 1);
      expect(Math.abs(distance(a, moved) - 0.5)).toBeLessThan(2 * TOLERANCE);
    }
  }
});

test('measurements do not depend on which shape is named first', () => {
  for (const { a, b } of pairs(9, 3_000, 250)) {
    expect(Math.abs(distance(a, b) - distance(b, a))).toBeLessThan(1e-9);
    expect(overlaps(a, b) === overlaps(b, a) || depth(a, b) <= 2 * TOLERANCE).toBe(true);
    expect(nearest(a, b).lines.length).toBe(nearest(b, a).lines.length);
  }
});
