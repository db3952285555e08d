import {
  bandOf,
  type Disc,
  distanceSquared,
  farthest,
  type Millimetres,
  type Polygon,
  type Shape,
  type SquareMillimetres,
  TOLERANCE,
} from '@sortie/geometry';
import {
  type DistanceBand,
  distanceMeasure,
  type RangeBand,
  rangeBands,
  rangeMeasure,
} from '../catalogue/index.ts';

/** The far ends of the bands, nearest first. ar.range.range-side-bands, ar.known.ruler.range-bands */
export const RANGE_LIMITS: readonly Millimetres[] = rangeBands.map((band) => rangeMeasure.value[band]);

const DISTANCE_BANDS: readonly DistanceBand[] = [1, 2, 3, 4, 5];

/** ar.range.distance-side-bands, ar.known.ruler.distance-bands */
export const DISTANCE_LIMITS: readonly Millimetres[] = DISTANCE_BANDS.map(
  (band) => distanceMeasure.value[band],
);

/** The ruler ends where long range ends. ar.range.ruler-length-300 */
export type Range = RangeBand | 'beyond';

/** 1 to 5, and 6 beyond the ruler. ar.range.ruler-length-300 */
export type Distance = number;

export const BEYOND_RULER: Distance = DISTANCE_BANDS.length + 1;

/** A limit belongs to the nearer band. ar.range.boundary-counts-nearer, ar.range.one-edge-no-width */
export function rangeOfGap(squared: SquareMillimetres): Range {
  return rangeBands[bandOf(squared, RANGE_LIMITS) - 1] ?? 'beyond';
}

/** ar.range.boundary-counts-nearer, ar.range.origin-is-close-end */
export function distanceOfGap(squared: SquareMillimetres): Distance {
  return bandOf(squared, DISTANCE_LIMITS);
}

/** A stretch of one side of the ruler, such as distance 1-4 or medium range. ar.range.term-min-max */
export interface Bands {
  readonly from: Millimetres;
  readonly to: Millimetres;
}

export function distanceBands(first: DistanceBand, last: DistanceBand = first): Bands {
  return { from: DISTANCE_LIMITS[first - 2] ?? 0, to: distanceMeasure.value[last] };
}

/**
 * Any part of the piece lies in the bands, measured from the other one, which has to be convex unless the bands
 * begin at the end of the ruler. ar.range.term-at
 */
export function isAt(bands: Bands, from: Shape, piece: Polygon | Disc): boolean {
  if (!isGapUpTo(distanceSquared(from, piece), bands.to)) return false;
  return bands.from === 0 || farthest(from, piece) > bands.from + TOLERANCE;
}

/** No part lies in the bands or nearer. ar.range.term-beyond */
export function isBeyond(bands: Bands, from: Shape, piece: Shape): boolean {
  return !isGapUpTo(distanceSquared(from, piece), bands.to);
}

/** All of it lies in the bands, measured from a convex piece. ar.range.term-within */
export function isWithin(bands: Bands, from: Shape, piece: Polygon | Disc): boolean {
  if (farthest(from, piece) > bands.to + TOLERANCE) return false;
  return bands.from === 0 || !isGapUpTo(distanceSquared(from, piece), bands.from);
}

/** Whether a gap ends at a limit or before it. ar.range.boundary-counts-nearer */
export function isGapUpTo(squared: SquareMillimetres, limit: Millimetres): boolean {
  return squared <= (limit + TOLERANCE) * (limit + TOLERANCE);
}
