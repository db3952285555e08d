import {
  type Disc,
  disc,
  overlaps,
  type Polygon,
  pointAlong,
  type Segment,
  sweepDisc,
  TOLERANCE,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { depth } from '../src/depth.ts';
import { distance } from '../src/distance.ts';
import { makers, randomPose, stream } from './random-shapes.ts';

const WAYS = Number(process.env.PAIRS ?? 10_000);
const STEPS = 40;
const shapes = ['rectangle', 'convex', 'concave', 'disc'] as const;

/** The first share at which a disc that is moved in steps disagrees with the stretches. */
function disagreement(way: Segment, radius: number, shape: Polygon | Disc): number | undefined {
  const stretches = sweepDisc(way, radius, shape);
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const carried = disc(pointAlong(way, share), radius);
    const isOver = stretches.some(({ from, to }) => from <= share && share <= to);
    if (isOver === overlaps(carried, shape)) continue;
    const isClose = isOver ? distance(carried, shape) <= TOLERANCE : depth(carried, shape) <= 2 * TOLERANCE;
    if (!isClose) return share;
  }
  return undefined;
}

test('a carried disc overlaps where stepping along its way says so', { timeout: 60_000 + WAYS }, () => {
  const next = stream(19);
  const faults: unknown[] = [];
  let met = 0;
  for (let index = 0; index < WAYS; index++) {
    const shape = makers[shapes[Math.floor(next() * 4)]!](next, 200) as Polygon | Disc;
    const way = { start: randomPose(next, 200), end: randomPose(next, 200) };
    const radius = 10 + 40 * next();
    const found = disagreement(way, radius, shape);
    if (found !== undefined) faults.push({ index, found });
    if (sweepDisc(way, radius, shape).length > 0) met++;
  }
  expect(faults).toEqual([]);
  expect(met).toBeGreaterThan(WAYS / 3);
  expect(met).toBeLessThan(WAYS * 0.9);
});
