import type { Shape } from '@sortie/geometry';
import { band, distanceSquared } from '@sortie/geometry';
import type { Ship } from '../model/index.ts';
import { baseOf } from './base.ts';
import { isInPlay } from './in-play.ts';

/** xw.geometry.ruler */
export const BAND = 100;

/** Beyond the longest ruler, that of Epic play; so are ships off the table. */
const BEYOND = 6;

/** The band of a distance; a limit belongs to the lower band. xw.range.boundary-lower-band */
export function bandOf(squareDistance: number): number {
  return Math.min(BEYOND, band(squareDistance, BAND));
}

/** The band of the shortest distance between the bases. xw.range.closest-points, xw.range.self */
export function rangeBetween(one: Ship, other: Ship): number {
  if (one.id === other.id) return 1;
  if (!isInPlay(one) || !isInPlay(other)) return BEYOND;
  return bandOf(distanceSquared(baseOf(one), baseOf(other)));
}

/** Range from a ship to a token, to its nearest point. xw.range.to-token */
export function rangeTo(ship: Ship, shape: Shape): number {
  return isInPlay(ship) ? bandOf(distanceSquared(baseOf(ship), shape)) : BEYOND;
}
