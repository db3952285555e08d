import type { Point } from '@sortie/geometry';
import { isObstructed, sightLine } from './line-of-sight.ts';
import type { Obstructions, Target } from './places.ts';
import { areSquadronsAtDistanceOne } from './range.ts';

/**
 * Whether two enemy squadrons are engaged: at distance 1 with nothing on the line between them. Derived from where
 * they stand whenever it is asked. ar.engagement.distance-one, ar.engagement.obstructed-not-engaged
 */
export function areEngaged(one: Point, other: Point, obstructions: Obstructions): boolean {
  if (!areSquadronsAtDistanceOne(one, other)) return false;
  const here: Target = { kind: 'squadron', at: one };
  const there: Target = { kind: 'squadron', at: other };
  return !isObstructed(sightLine(here, there), here, there, obstructions);
}
