import { baseOf, DISTANCE_LIMITS, endOfCourse, type ShipPlace } from '@sortie/armada/measuring';
import { distanceSquared, type Shape } from '@sortie/geometry';
import type { Vessel } from '../planner/fleets.ts';

/** How far a move at speed 1 takes a ship, more or less. */
const STEP = 70;

const DISTANCE_1 = DISTANCE_LIMITS[0]!;

/** The gap between a ship at a place and something on the table. */
export function gapTo(place: ShipPlace, shape: Shape): number {
  return Math.sqrt(distanceSquared(baseOf(place), shape));
}

export function isAtDistance1(place: ShipPlace, shape: Shape): boolean {
  return gapTo(place, shape) <= DISTANCE_1;
}

/** Straight on from a place at the speed that the ship has. */
function placeAfter({ ship }: Vessel, place: ShipPlace): ShipPlace {
  const clicks = Array.from({ length: ship.speed }, () => 0);
  return ship.speed === 0 ? place : { ...place, pose: endOfCourse(place, { clicks, side: 'left' }) };
}

/** How many more moves it takes a ship from a place to be this near; a ship that flies away from it has a longer way. */
export function movesTo(vessel: Vessel, place: ShipPlace, shape: Shape, near = DISTANCE_1): number {
  const gap = Math.min(gapTo(place, shape), gapTo(placeAfter(vessel, place), shape) + STEP);
  return Math.max(0, gap - near) / (STEP * Math.max(1, vessel.ship.speed));
}
