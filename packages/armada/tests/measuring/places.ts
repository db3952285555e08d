import type { Point } from '@sortie/geometry';
import type { HullZone, ObstacleId, ShipClass } from '../../src/catalogue/index.ts';
import type { ObstaclePlace, ShipPlace, Target } from '../../src/measuring/index.ts';

/** Facing north unless said otherwise. */
export function ship(shipClass: ShipClass, x: number, y: number, heading = 0): ShipPlace {
  return { pose: { x, y, heading }, class: shipClass };
}

export function zone(of: ShipPlace, which: HullZone): Target {
  return { kind: 'hullZone', ship: of, zone: which };
}

export function squadron(x: number, y: number): Target {
  return { kind: 'squadron', at: { x, y } };
}

export function token(x: number, y: number): Target {
  return { kind: 'objectiveToken', at: { x, y } };
}

export function obstacleAt(id: ObstacleId, x: number, y: number, heading = 0): ObstaclePlace {
  return { id, pose: { x, y, heading } };
}

export const nothing = { ships: [], obstacles: [] };

/** Rounded to the hundredth of a millimetre. */
export function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
}
