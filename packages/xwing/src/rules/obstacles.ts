import { overlaps } from '@sortie/geometry';
import type { XwingState } from '../model/index.ts';
import { bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

/** Its base lies on an obstacle of this kind, or of any kind. */
export function isOnObstacle(state: XwingState, ship: PlacedShip, kind?: 'asteroid' | 'debris'): boolean {
  const body = bodyOf(ship, state.options.guides);
  return state.obstacles.some(
    (each) => (kind === undefined || each.kind === kind) && isPlaced(each) && overlaps(body, obstacleShape(each)),
  );
}

/** xw.obstacle.asteroid.no-attack */
export function isOnAsteroid(state: XwingState, ship: PlacedShip): boolean {
  return isOnObstacle(state, ship, 'asteroid');
}
