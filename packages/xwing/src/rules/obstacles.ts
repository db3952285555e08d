import { overlaps } from '@sortie/geometry';
import { isPilotSilenced } from '../abilities/cards-in-play.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import type { Obstacle, ObstacleId, Ship, TableTop, XwingState } from '../model/index.ts';
import { bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import type { PlacedObstacle } from './outlines.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

/** The obstacles that matter to a ship, no other tokens (xw.obstacle.types): none while a card lets it ignore them. */
export function obstaclesFor(state: Pick<TableTop, 'obstacles'>, ship: Ship): PlacedObstacle[] {
  if (ship.lasting.some(({ effect }) => effect.kind === 'ignoreObstacles')) return [];
  return state.obstacles.filter(isPlaced);
}

/** Those that a ship meets as it moves: none where a card flies it over them. */
export function obstaclesOnPath(state: Pick<TableTop, 'obstacles'>, ship: Ship): PlacedObstacle[] {
  return fliesOverObstacles(ship) ? [] : obstaclesFor(state, ship);
}

function fliesOverObstacles(ship: Ship): boolean {
  return rulesOfCard(ship.pilot)?.fliesOverObstacles === true && !isPilotSilenced(ship);
}

/** Those that matter to it in this phase: what flies over them ignores them in the Activation phase. */
export function obstaclesNow(state: Pick<TableTop, 'obstacles' | 'phase'>, ship: Ship): PlacedObstacle[] {
  return state.phase === 'activation' ? obstaclesOnPath(state, ship) : obstaclesFor(state, ship);
}

/** Its base lies on an obstacle of this kind, or of any kind. */
export function isOnObstacle(state: TableTop, ship: PlacedShip, kind?: Obstacle['kind']): boolean {
  const body = bodyOf(ship, state.options.guides);
  return obstaclesNow(state, ship).some(
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
