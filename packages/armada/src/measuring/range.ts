import {
  boxDistanceSquared,
  type Disc,
  distanceSquared,
  distanceSquaredToPoint,
  type Point,
  type Polygon,
  squareBetween,
} from '@sortie/geometry';
import {
  BEYOND_RULER,
  DISTANCE_LIMITS,
  type Distance,
  distanceOfGap,
  isGapUpTo,
  RANGE_LIMITS,
  type Range,
  rangeOfGap,
} from './bands.ts';
import { baseOf, SQUADRON_RADIUS } from './outlines.ts';
import type { ShipPlace, Target } from './places.ts';
import { shapeOf } from './target-shape.ts';

const LONGEST = Math.max(RANGE_LIMITS.at(-1)!, DISTANCE_LIMITS.at(-1)!);

/**
 * The one band in which the shortest gap ends between the attacking and the defending zone or base, cardboard to
 * cardboard. Parts outside the arc count too, targeting points never. ar.range.attack.one-band,
 * ar.range.measure.from-attacking-zone, ar.range.measure.to-defending-zone, ar.range.measure.squadron-base,
 * ar.range.measure.targeting-points-excluded
 */
export function rangeOfAttack(attacker: Target, defender: Target): Range {
  const [from, to] = [shapeOf(attacker), shapeOf(defender)];
  return isFarBeyond(from, to) ? 'beyond' : rangeOfGap(distanceSquared(from, to));
}

/** The same gap on the distance side: attacks by squadrons have no range but distance 1. ar.range.attack.squadron-distance-one */
export function distanceOfAttack(attacker: Target, defender: Target): Distance {
  const [from, to] = [shapeOf(attacker), shapeOf(defender)];
  return isFarBeyond(from, to) ? BEYOND_RULER : distanceOfGap(distanceSquared(from, to));
}

function isFarBeyond(from: Polygon | Disc, to: Polygon | Disc): boolean {
  return !isGapUpTo(boxDistanceSquared(from.box, to.box), LONGEST);
}

/** The edges of the squadron bases are nearest on the line between their middles. */
function squadronGap(one: Point, other: Point): number {
  return Math.max(0, Math.sqrt(squareBetween(one, other)) - 2 * SQUADRON_RADIUS);
}

/** ar.range.measure.squadron-base, ar.range.measure.self-close-distance-one */
export function distanceBetweenSquadrons(one: Point, other: Point): Distance {
  const gap = squadronGap(one, other);
  return distanceOfGap(gap * gap);
}

const AT_DISTANCE_ONE = (DISTANCE_LIMITS[0] as number) + 2 * SQUADRON_RADIUS;

/** The question asked most often, so it is answered without a root. ar.engagement.distance-one */
export function areSquadronsAtDistanceOne(one: Point, other: Point): boolean {
  return isGapUpTo(squareBetween(one, other), AT_DISTANCE_ONE);
}

/** Base to base. ar.range.measure.non-attack-closest, ar.range.measure.self-close-distance-one */
export function distanceBetweenShips(one: ShipPlace, other: ShipPlace): Distance {
  const [from, to] = [baseOf(one), baseOf(other)];
  return isFarBeyond(from, to) ? BEYOND_RULER : distanceOfGap(distanceSquared(from, to));
}

function shipToDiscGap(ship: ShipPlace, at: Point, radius: number): number {
  return Math.max(0, Math.sqrt(distanceSquaredToPoint(baseOf(ship), at)) - radius);
}

/** Base to base. ar.range.measure.non-attack-closest */
export function distanceToSquadron(ship: ShipPlace, at: Point): Distance {
  const gap = shipToDiscGap(ship, at, SQUADRON_RADIUS);
  return distanceOfGap(gap * gap);
}

/** Base to base. ar.range.measure.non-attack-closest */
export function rangeToSquadron(ship: ShipPlace, at: Point): Range {
  const gap = shipToDiscGap(ship, at, SQUADRON_RADIUS);
  return rangeOfGap(gap * gap);
}
