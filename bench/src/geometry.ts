import Flatten from '@flatten-js/core';
import type { Polygon } from '@sortie/geometry';
import { distanceSquared, overlaps, pose, rectangle } from '@sortie/geometry';
import { dice } from './dice.ts';

const PAIRS = 512;

interface Pair {
  readonly ours: readonly [Polygon, Polygon];
  readonly theirs: readonly [Flatten.Polygon, Flatten.Polygon];
}

/** Bases as they stand on a table: some over each other, some near, some far. */
function pairs(): Pair[] {
  const roll = dice(7);
  const some = () => {
    const length = roll(4) === 0 ? 80 : 40;
    return rectangle(pose(roll(4000) / 16, roll(4000) / 16, roll(360)), length, length);
  };
  const flattened = (shape: Polygon) =>
    new Flatten.Polygon(shape.points.map(({ x, y }) => Flatten.point(x, y)));
  return Array.from({ length: PAIRS }, () => {
    const ours = [some(), some()] as const;
    return { ours, theirs: [flattened(ours[0]), flattened(ours[1])] };
  });
}

const all = pairs();
let kept = 0;

export function ourOverlaps(): number {
  for (const { ours } of all) if (overlaps(ours[0], ours[1])) kept++;
  return PAIRS;
}

/** Used well: bounding boxes first. */
export function theirOverlaps(): number {
  for (const { theirs } of all) {
    const [one, other] = theirs;
    if (one.box.not_intersect(other.box)) continue;
    if (one.intersect(other).length > 0 || one.contains(other) || other.contains(one)) kept++;
  }
  return PAIRS;
}

export function ourDistances(): number {
  for (const { ours } of all) if (distanceSquared(ours[0], ours[1]) > 1e4) kept++;
  return PAIRS;
}

export function theirDistances(): number {
  for (const { theirs } of all) if (theirs[0].distanceTo(theirs[1])[0] > 100) kept++;
  return PAIRS;
}

export function work(): number {
  return kept;
}
