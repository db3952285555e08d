import type { ObstacleId } from '@sortie/armada/catalogue';
import type { ObstaclePlace, ShipPlace } from '@sortie/armada/measuring';
import type { ShipView } from '@sortie/armada/view';
import type { Point } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type { Fleets, Vessel } from '../planner/fleets.ts';

/** A ship that comes to rest, and where it expects everybody when the round ends. */
export interface Rest {
  readonly vessel: Vessel;
  readonly place: ShipPlace;
  /** Where another ship will stand. */
  readonly placeOf: (vessel: Vessel) => ShipPlace;
}

/**
 * What a player does for the points of an objective, beside attacking, which the objective itself says the scores of.
 * Every worth is in points of the score for the side that thinks; what is not named brings nothing.
 */
export interface ObjectivePlan {
  /** What the second player may expect of the objective; the first player chooses the one with the least. */
  readonly favour: number;
  /** A ship comes to rest at a place at the end of its maneuver. */
  readonly rest?: (fleets: Fleets, rest: Rest) => number;
  /** The obstacle does the ship no harm. */
  readonly spares?: (fleets: Fleets, vessel: Vessel, obstacle: ObstacleId) => boolean;
  /** A squadron comes to rest at a place. */
  readonly hover?: (fleets: Fleets, at: Point) => number;
  /** An objective token lies at a place. */
  readonly token?: (fleets: Fleets, at: Point) => number;
  /** An obstacle lies at a place. */
  readonly obstacle?: (fleets: Fleets, place: ObstaclePlace) => number;
  /** A ship is made an objective ship. */
  readonly mark?: (fleets: Fleets, ship: ShipView) => number;
  /** A ship is kept back. */
  readonly keepBack?: (fleets: Fleets, ship: ShipView) => number;
}

/** The second player's side. */
export function secondPlayer({ view }: Fleets): Side {
  return view.initiative === 0 ? 1 : 0;
}

/** How many rounds come after this one. */
export function roundsLeft({ view: { options, round } }: Fleets): number {
  return options.roundLimit === null ? 3 : Math.max(0, options.roundLimit - round);
}
