import type { Shape } from '@sortie/geometry';
import { bandOf, distanceSquared } from '@sortie/geometry';
import { RULER } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';
import { baseOf } from './base.ts';
import { isInPlay } from './in-play.ts';

/** Beyond the longest ruler; so are ships off the table. */
const BEYOND = RULER.length + 1;

/** The range of a distance; a limit belongs to the lower band. xw.range.boundary-lower-band */
export function rangeOf(squareDistance: number): number {
  return bandOf(squareDistance, RULER);
}

/** The band of the shortest distance between the bases. xw.range.closest-points, xw.range.self */
export function rangeBetween(one: Ship, other: Ship): number {
  if (!isInPlay(one) || !isInPlay(other)) return BEYOND;
  return rangeOf(distanceSquared(baseOf(one), baseOf(other)));
}

/** Range from a ship to a token, to its nearest point. xw.range.to-token */
export function rangeTo(ship: Ship, shape: Shape): number {
  return isInPlay(ship) ? rangeOf(distanceSquared(baseOf(ship), shape)) : BEYOND;
}
