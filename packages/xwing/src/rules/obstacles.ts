import { overlaps } from '@sortie/geometry';
import type { XwingState } from '../model/index.ts';
import { bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

/** Its base lies on an asteroid. xw.obstacle.asteroid.no-attack */
export function isOnAsteroid(state: XwingState, ship: PlacedShip): boolean {
  return state.obstacles.some(
    (each) => each.kind === 'asteroid' && isPlaced(each) && overlaps(bodyOf(ship, state.options.guides), obstacleShape(each)),
  );
}
