import type { Shape } from '@sortie/geometry';
import { distanceSquared, TOLERANCE } from '@sortie/geometry';
import type { Ship } from '../model/index.ts';
import { baseOf } from './base.ts';
import { isInPlay } from './in-play.ts';

/** xw.geometry.ruler */
export const BAND = 100;

/** The band of a distance; a limit belongs to the lower band. xw.range.boundary-lower-band */
export function bandOf(squareDistance: number): number {
  for (let band = 1; band <= 5; band++) {
    const limit = band * BAND + TOLERANCE;
    if (squareDistance <= limit * limit) return band;
  }
  return 6;
}

/** The band of the shortest distance between the bases. xw.range.closest-points, xw.range.self */
export function rangeBetween(one: Ship, other: Ship): number {
  if (one.id === other.id) return 1;
  if (!isInPlay(one) || !isInPlay(other)) return 6;
  return bandOf(distanceSquared(baseOf(one), baseOf(other)));
}

/** Range from a ship to a token, to its nearest point. xw.range.to-token */
export function rangeTo(ship: Ship, shape: Shape): number {
  return isInPlay(ship) ? bandOf(distanceSquared(baseOf(ship), shape)) : 6;
}
