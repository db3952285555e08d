import {
  bandOf,
  type Disc,
  distanceSquared,
  type Millimetres,
  type Point,
  type Shape,
  squareBetween,
  TOLERANCE,
} from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import { baseOf, type Figure, radiusOf } from './figures.ts';

/** The far ends of the four segments of the range ruler. lg.range.ruler-four-segments */
export const RANGE_LIMITS: readonly Millimetres[] = [1, 2, 3, 4].map(
  (segment) => segment * segmentMeasure.value,
);

/** What lies beyond the ruler. */
export const BEYOND_RULER = 5;

/** Edge to edge, seen from above; 0 when they touch. lg.range.horizontal-projection */
export function gapBetween(one: Figure, other: Figure): Millimetres {
  const apart = Math.sqrt(squareBetween(one.stand, other.stand));
  return Math.max(0, apart - radiusOf(one.base) - radiusOf(other.base));
}

/** The range between two bases, from 1; 5 is beyond the ruler. lg.range.count-segments, lg.range.boundary-lower */
export function rangeBetween(one: Figure, other: Figure): number {
  const gap = gapBetween(one, other);
  return bandOf(gap * gap, RANGE_LIMITS);
}

/** The range from a base to a token, or from any shape to another. lg.area-weapon.detonation.range-from-token-edge */
export function rangeBetweenShapes(one: Shape, other: Shape): number {
  return bandOf(distanceSquared(one, other), RANGE_LIMITS);
}

/** Of the closest miniatures. lg.range.between-units-closest, lg.range.attack-from-leader */
export function rangeBetweenUnits(ones: readonly Figure[], others: readonly Figure[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of ones) for (const other of others) least = Math.min(least, gapBetween(one, other));
  return bandOf(least * least, RANGE_LIMITS);
}

/** The whole base lies between the start of one segment and the end of another. lg.range.within, lg.range.within-span */
export function isWithinRange(from: Disc, base: Disc, most: number, least = 1): boolean {
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

/** The figure of a list whose base is nearest to a point. */
export function nearestFigure<F extends Figure>(to: Point, figures: readonly F[]): F | undefined {
  let best: F | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of figures) {
    const gap = Math.sqrt(squareBetween(to, figure.stand)) - radiusOf(figure.base);
    if (gap < least) [best, least] = [figure, gap];
  }
  return best;
}
