import type { Point, Pose } from '@sortie/geometry';
import type { HullZone, ObstacleId, ShipClass } from '../catalogue/index.ts';

/** The middle of a ship's base and where its bow points. */
export interface ShipPlace {
  readonly pose: Pose;
  readonly class: ShipClass;
}

/** An obstacle token; a piece of its own, so no two have one id. */
export interface ObstaclePlace {
  readonly id: ObstacleId;
  readonly pose: Pose;
}

/** What stands on the table that can be on a line. Squadrons never are. ar.los.squadrons-transparent */
export interface Obstructions<S extends ShipPlace = ShipPlace, O extends ObstaclePlace = ObstaclePlace> {
  readonly ships: readonly S[];
  readonly obstacles: readonly O[];
}

/**
 * What attacks or is attacked: a hull zone, a squadron, or an objective token, which is measured to as a squadron
 * is. ar.attack.declare.defender-and-zone, ar.known.objective.fire-lanes
 */
export type Target =
  | { readonly kind: 'hullZone'; readonly ship: ShipPlace; readonly zone: HullZone }
  | { readonly kind: 'squadron'; readonly at: Point }
  | { readonly kind: 'objectiveToken'; readonly at: Point };

/** No two ships stand in one place, so that a copy of a place still names its ship. */
export function isSamePlace(one: ShipPlace, other: ShipPlace): boolean {
  const [a, b] = [one.pose, other.pose];
  return a === b || (a.x === b.x && a.y === b.y && a.heading === b.heading);
}
