import type { Shape } from '@sortie/geometry';
import { overlaps } from '@sortie/geometry';
import { ownCardsWith } from '../abilities/questions.ts';
import type { ObstacleId, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';
import { kindOfObstacle, obstaclesOnPath } from './obstacles.ts';
import type { PlacedObstacle } from './outlines.ts';
import { isPlaced, obstacleShape } from './outlines.ts';

/** Those that keep a ship from being put down by a boost, a barrel roll or a decloak. */
export function obstaclesInTheWay(state: XwingState, ship: Ship): PlacedObstacle[] {
  return ownCardsWith(state, ship, 'crossesObstacles').length > 0 ? [] : obstaclesOnPath(state, ship);
}

/** What comes of obstacles that a ship was put down on, or its template laid across. xw.later.obstacle.crossed */
export function obstacleEffects(
  state: XwingState,
  ship: ShipId,
  covered: readonly Shape[],
): readonly XwingEffect[] {
  const hit = state.obstacles
    .filter(isPlaced)
    .filter((each) => covered.some((shape) => overlaps(shape, obstacleShape(each))))
    .map(({ id }) => id);
  return [
    ...hit.map((obstacle): XwingEffect => ({ kind: 'hitObstacle', ship, obstacle })),
    ...hit
      .filter((id) => kindOfObstacle(state, id) === 'debris')
      .map((): XwingEffect => ({ kind: 'assignTokens', ship, token: 'stress', count: 1 })),
    ...obstacleRolls(state, ship, hit),
  ];
}

/** xw.obstacle.asteroid.damage-roll, xw.obstacle.debris.damage-roll */
export function obstacleRolls(state: XwingState, ship: ShipId, hit: readonly ObstacleId[]): XwingEffect[] {
  const isSafe = ownCardsWith(state, shipOf(state, ship), 'ignoresObstacleCriticals').length > 0;
  return hit.map((id): XwingEffect => {
    const source = kindOfObstacle(state, id);
    const critical: XwingEffect[] = isSafe ? [] : [{ kind: 'sufferDamage', ship, hits: 0, crits: 1, source }];
    const normal: XwingEffect = { kind: 'sufferDamage', ship, hits: 1, crits: 0, source };
    const outcomes = source === 'asteroid' ? { hit: [normal], crit: critical } : { crit: critical };
    return { kind: 'rollFor', ship, source, count: 1, outcomes };
  });
}
