import {
  bandOf,
  type Disc,
  distanceSquared,
  type Millimetres,
  type Shape,
  squareBetween,
  TOLERANCE,
} from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import { baseOf, type Figure } from './figures.ts';

/** The far ends of the four segments of the range ruler. lg.range.ruler-four-segments */
export const RANGE_LIMITS: readonly Millimetres[] = [1, 2, 3, 4].map(
  (segment) => segment * segmentMeasure.value,
);

/** What range is measured from and to: a base or a token, wherever its height. lg.range.horizontal-projection */
export type Round = Pick<Disc, 'centre' | 'radius'>;

/** Edge to edge; 0 when they touch. lg.range.definition */
function gapBetween(one: Round, other: Round): Millimetres {
  return Math.max(0, Math.sqrt(squareBetween(one.centre, other.centre)) - one.radius - other.radius);
}

/**
 * The range between the closest of them, from 1; 5 is beyond the ruler, or where there is nobody.
 * lg.range.count-segments, lg.range.boundary-lower, lg.range.between-units-closest
 */
export function rangeBetween(ones: readonly Round[], others: readonly Round[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of ones) for (const other of others) least = Math.min(least, gapBetween(one, other));
  return bandOf(least * least, RANGE_LIMITS);
}

/** The whole base lies between the start of one segment and the end of another. lg.range.within, lg.range.within-span */
export function isWithinRange(from: Round, base: Round, most: number, least = 1): boolean {
  const apart = Math.sqrt(squareBetween(from.centre, base.centre)) - from.radius;
  const nearest = Math.max(0, apart - base.radius);
  const farthest = apart + base.radius;
  return (
    farthest <= most * segmentMeasure.value + TOLERANCE &&
    nearest >= (least - 1) * segmentMeasure.value - TOLERANCE
  );
}

/** No part of the base lies on the ruler up to the end of a segment. lg.range.beyond */
export function isBeyondRange(from: Shape, base: Shape, range: number): boolean {
  return bandOf(distanceSquared(from, base), RANGE_LIMITS) > range;
}

/** A vertical distance in segments; exactly on a line is the lower height. lg.height.definition, .boundary-lower */
export function heightOf(rise: Millimetres): number {
  const above = Math.abs(rise) - TOLERANCE;
  return above <= 0 ? 0 : Math.ceil(above / segmentMeasure.value);
}

/** A base touches a token, or overlaps it. lg.base.contact.definition */
export function touchesShape(figure: Figure, shape: Shape): boolean {
  return distanceSquared(baseOf(figure), shape) <= TOLERANCE * TOLERANCE;
}
