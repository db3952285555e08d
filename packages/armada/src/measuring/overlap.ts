import {
  distanceSquared,
  type Millimetres,
  overlaps,
  type Point,
  type Pose,
  squareBetween,
  TOLERANCE,
} from '@sortie/geometry';
import type { Course } from './course.ts';
import { drawnClass } from './drawn-class.ts';
import {
  baseOf,
  baseWithDialsOf,
  objectiveToken,
  obstacleShape,
  SQUADRON_RADIUS,
  squadronBase,
} from './outlines.ts';
import { isSamePlace, type ObstaclePlace, type ShipPlace } from './places.ts';
import { posesAlong } from './tool.ts';

/** No part of a ship is farther from its middle. */
function reachOfClass(shipClass: ShipPlace['class']): Millimetres {
  return drawnClass(shipClass).reach;
}

/** Bases with their dials share area; touching is not overlapping. ar.overlap.shield-frames-count, ar.overlap.ship-reduce-speed */
export function shipsOverlap(one: ShipPlace, other: ShipPlace): boolean {
  const reach = reachOfClass(one.class) + reachOfClass(other.class);
  return (
    squareBetween(one.pose, other.pose) < reach * reach &&
    overlaps(baseWithDialsOf(one), baseWithDialsOf(other))
  );
}

/** ar.overlap.squadrons-displaced, ar.squadron-move.no-overlap, ar.overlap.shield-frames-count */
export function overlapsSquadron(ship: ShipPlace, at: Point): boolean {
  const reach = reachOfClass(ship.class) + SQUADRON_RADIUS;
  return squareBetween(ship.pose, at) < reach * reach && overlaps(baseWithDialsOf(ship), squadronBase(at));
}

/** ar.obstacle.overlap-test */
export function shipOverlapsObstacle(ship: ShipPlace, place: ObstaclePlace): boolean {
  return overlaps(baseWithDialsOf(ship), obstacleShape(place));
}

/** ar.obstacle.overlap-test */
export function squadronOverlapsObstacle(at: Point, place: ObstaclePlace): boolean {
  return overlaps(squadronBase(at), obstacleShape(place));
}

/** ar.known.objective.fire-lanes, ar.overlap.shield-frames-count */
export function shipOverlapsToken(ship: ShipPlace, token: Point): boolean {
  return overlaps(baseWithDialsOf(ship), objectiveToken(token));
}

/** ar.known.objective.fire-lanes */
export function squadronOverlapsToken(at: Point, token: Point): boolean {
  return overlaps(squadronBase(at), objectiveToken(token));
}

/** Where a manoeuvre really ends. */
export interface Flown<S extends ShipPlace> {
  readonly pose: Pose;
  /** The speed it was flown at, for this manoeuvre alone. ar.overlap.temporary-speed-restored */
  readonly speed: number;
  /** The ships that it was pushed back from. */
  readonly overlapped: readonly S[];
  /** Those of them nearest to where it ends; its owner chooses between several. */
  readonly nearest: readonly S[];
}

/**
 * The course at the highest of its speeds at which the ship overlaps no other, or at speed 0, where it stays.
 * Joints and side stay as they are; a reduced ship may lie on the tool. ar.overlap.ship-reduce-speed,
 * ar.overlap.ship-damage-both, ar.overlap.reduced-may-cover-tool, ar.overlap.speed-zero-still-resolves
 */
export function flyCourse<S extends ShipPlace>(
  ship: ShipPlace,
  course: Course,
  ships: readonly S[],
): Flown<S> {
  const poses = posesAlong(ship, course);
  const others = ships.filter((other) => !isSamePlace(other, ship));
  const inTheWay = new Set<S>();
  let speed = poses.length - 1;
  while (speed > 0) {
    const there = { pose: poses[speed] as Pose, class: ship.class };
    const overlapped = others.filter((other) => shipsOverlap(there, other));
    if (overlapped.length === 0) break;
    for (const other of overlapped) inTheWay.add(other);
    speed -= 1;
  }
  const end = poses[speed] as Pose;
  const overlapped = [...inTheWay];
  return {
    pose: end,
    speed,
    overlapped,
    nearest: nearestShips({ pose: end, class: ship.class }, overlapped),
  };
}

/** Those at the shortest distance, base to base. ar.overlap.ship-damage-both, ar.range.measure.non-attack-closest */
export function nearestShips<S extends ShipPlace>(to: ShipPlace, ships: readonly S[]): readonly S[] {
  const gaps = ships.map((ship) => Math.sqrt(distanceSquared(baseOf(to), baseOf(ship))));
  const least = Math.min(...gaps);
  return ships.filter((_, index) => (gaps[index] as number) <= least + TOLERANCE);
}
