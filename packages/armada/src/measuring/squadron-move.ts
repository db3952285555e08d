import { type Millimetres, type Point, squareBetween, TOLERANCE } from '@sortie/geometry';
import { DISTANCE_LIMITS, isGapUpTo } from './bands.ts';
import { SQUADRON_RADIUS } from './outlines.ts';
import { overlapsSquadron } from './overlap.ts';
import type { ShipPlace } from './places.ts';

/**
 * How far the middle of a squadron may be shifted: the ruler begins at its edge and the whole base stays inside the
 * band, so the radius counts at neither end. 0 for a speed of 0. ar.squadron-move.max-distance, ar.speed.squadron-value
 */
export function squadronReach(speed: number): Millimetres {
  return speed <= 0 ? 0 : (DISTANCE_LIMITS[Math.min(speed, DISTANCE_LIMITS.length) - 1] as number);
}

/** In any direction, staying put included, whatever lies between. ar.squadron-move.straight-line, ar.squadron-move.max-distance, ar.squadron-move.may-stay, ar.squadron-move.passes-through */
export function isInSquadronReach(from: Point, to: Point, speed: number): boolean {
  return isGapUpTo(squareBetween(from, to), squadronReach(speed));
}

const TWO_BASES = 2 * SQUADRON_RADIUS - TOLERANCE;

/** Touching is not overlapping. ar.squadron-move.no-overlap */
export function squadronsOverlap(one: Point, other: Point): boolean {
  return squareBetween(one, other) < TWO_BASES * TWO_BASES;
}

/** Whether a squadron may stand there; `squadrons` without itself. ar.squadron-move.no-overlap */
export function isFreeForSquadron(
  at: Point,
  ships: readonly ShipPlace[],
  squadrons: readonly Point[],
): boolean {
  for (const other of squadrons) if (squadronsOverlap(at, other)) return false;
  for (const ship of ships) if (overlapsSquadron(ship, at)) return false;
  return true;
}
