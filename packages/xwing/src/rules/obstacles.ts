import { overlaps } from '@sortie/geometry';
import type {
  Obstacle,
  ObstacleId,
  Ship,
  ShipId,
  TableTop,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import type { PlacedObstacle } from './outlines.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

/** The obstacles that matter to a ship, no other tokens (xw.obstacle.types): none while a card lets it ignore them. */
export function obstaclesFor(state: Pick<TableTop, 'obstacles'>, ship: Ship): PlacedObstacle[] {
  if (ship.lasting.some(({ effect }) => effect.kind === 'ignoreObstacles')) return [];
  return state.obstacles.filter(isPlaced);
}

/** Its base lies on an obstacle of this kind, or of any kind. */
export function isOnObstacle(state: TableTop, ship: PlacedShip, kind?: Obstacle['kind']): boolean {
  const body = bodyOf(ship, state.options.guides);
  return obstaclesFor(state, ship).some(
    (each) => (kind === undefined || each.kind === kind) && overlaps(body, obstacleShape(each)),
  );
}

/** xw.obstacle.asteroid.no-attack */
export function isOnAsteroid(state: XwingState, ship: PlacedShip): boolean {
  return isOnObstacle(state, ship, 'asteroid');
}

export function kindOfObstacle(state: XwingState, id: ObstacleId): Obstacle['kind'] {
  return state.obstacles.find((each) => each.id === id)!.kind;
}

/** xw.obstacle.asteroid.damage-roll, xw.obstacle.debris.damage-roll */
export function obstacleRolls(state: XwingState, ship: ShipId, hit: readonly ObstacleId[]): XwingEffect[] {
  return hit.map((id): XwingEffect => {
    const source = kindOfObstacle(state, id);
    const critical: XwingEffect = { kind: 'sufferDamage', ship, hits: 0, crits: 1, source };
    const normal: XwingEffect = { kind: 'sufferDamage', ship, hits: 1, crits: 0, source };
    const outcomes = source === 'asteroid' ? { hit: [normal], crit: [critical] } : { crit: [critical] };
    return { kind: 'rollFor', ship, source, count: 1, outcomes };
  });
}
