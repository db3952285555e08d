import {
  closestOnPolygon,
  type Point,
  passesOver,
  pointAlong,
  type Segment,
  squareBetween,
} from '@sortie/geometry';
import { type HullZone, hullZones } from '../catalogue/index.ts';
import {
  baseOf,
  OBJECTIVE_TOKEN_RADIUS,
  obstacleShape,
  SQUADRON_RADIUS,
  targetingPointOf,
  zoneOf,
} from './outlines.ts';
import { isSamePlace, type Obstructions, type ShipPlace, type Target } from './places.ts';

type Round = Exclude<Target, { readonly kind: 'hullZone' }>;

/**
 * One straight line, as long as it needs to be: from the yellow point of a hull zone, or from the point of a base
 * nearest to the other squadron or to the area of the other zone. ar.los.segment, ar.los.hull-zone-endpoint,
 * ar.los.squadron-endpoint, ar.los.beyond-ruler
 */
export function sightLine(attacker: Target, defender: Target): Segment {
  return { start: endOf(attacker, defender), end: endOf(defender, attacker) };
}

function endOf(target: Target, opposing: Target): Point {
  if (target.kind === 'hullZone') return targetingPointOf(target.ship, target.zone);
  const towards =
    opposing.kind === 'hullZone'
      ? closestOnPolygon(zoneOf(opposing.ship, opposing.zone), target.at)
      : opposing.at;
  return edgeTowards(target, towards);
}

function radiusOf(target: Round): number {
  return target.kind === 'squadron' ? SQUADRON_RADIUS : OBJECTIVE_TOKEN_RADIUS;
}

function edgeTowards(target: Round, towards: Point): Point {
  const length = Math.sqrt(squareBetween(target.at, towards));
  const radius = radiusOf(target);
  return length <= radius ? towards : pointAlong({ start: target.at, end: towards }, radius / length);
}

/**
 * Touching another zone's border is not passing over it, and the attacker's own zones never block.
 * ar.los.blocked-by-defender-zone, ar.los.own-zones-transparent
 */
export function blockingZone(line: Segment, defender: Target): HullZone | null {
  if (defender.kind !== 'hullZone') return null;
  for (const zone of hullZones) {
    if (zone !== defender.zone && passesOver(line, zoneOf(defender.ship, zone))) return zone;
  }
  return null;
}

function isTakingPart(ship: ShipPlace, attacker: Target, defender: Target): boolean {
  return (
    (attacker.kind === 'hullZone' && isSamePlace(ship, attacker.ship)) ||
    (defender.kind === 'hullZone' && isSamePlace(ship, defender.ship))
  );
}

/**
 * Every ship but the two and every obstacle under the line obstructs, also where the bases touch and the line is a
 * point. A ship counts with its base, without the dials. ar.los.obstructed-by-ship-or-obstacle,
 * ar.los.squadrons-transparent, ar.los.obstructed-at-contact
 */
export function isObstructed(
  line: Segment,
  attacker: Target,
  defender: Target,
  { ships, obstacles }: Obstructions,
): boolean {
  for (const place of obstacles) if (passesOver(line, obstacleShape(place))) return true;
  for (const ship of ships) {
    if (!isTakingPart(ship, attacker, defender) && passesOver(line, baseOf(ship))) return true;
  }
  return false;
}
