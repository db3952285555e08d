import type { Pose } from '@sortie/geometry';
import type { ObstacleId } from '../catalogue/index.ts';
import { type Course, endOfCourse, isShipInPlayArea } from '../measuring/index.ts';
import type { ShipId, SquadronId } from '../model/index.ts';
import { findShip, isShipInPlay } from '../rules/in-play.ts';
import { placeOf } from '../rules/places.ts';
import { flyOver, obstaclesUnder, squadronsUnder } from '../rules/resting-place.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { topOfView } from '../view/table-of-view.ts';

/** Where a course leads, and what lies there. */
export interface ForeseenCourse {
  /** Where the ship comes to rest. */
  readonly end: Pose;
  /** Where it would come to rest if no ship were in its way. */
  readonly meant: Pose;
  /** The speed it gets to, below that of the course where ships are in the way. */
  readonly reached: number;
  /** The ships that it would overlap, and is pushed back from. */
  readonly ships: readonly ShipId[];
  /** The squadrons that it would come to rest on. */
  readonly squadrons: readonly SquadronId[];
  readonly obstacles: readonly ObstacleId[];
  readonly leaves: boolean;
}

/**
 * Flies a course over the table as anybody sees it. Undefined for a ship that is not on the table.
 * ar.ship-move.free-preview
 */
export function foreseeCourse(view: ArmadaView, id: string, course: Course): ForeseenCourse | undefined {
  const top = topOfView(view);
  const ship = findShip(top, id);
  if (!ship || !isShipInPlay(ship)) return undefined;
  const { pose: end, speed, overlapped } = flyOver(top, ship, course);
  const there = placeOf({ card: ship.card, pose: end });
  return {
    end,
    meant: endOfCourse(placeOf(ship), course),
    reached: speed,
    ships: overlapped.map((other) => other.id),
    squadrons: squadronsUnder(top, there),
    obstacles: obstaclesUnder(top, there),
    leaves: !isShipInPlayArea(top.options.area, there),
  };
}
