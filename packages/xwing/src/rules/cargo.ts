import type { Pose } from '@sortie/geometry';
import { overlaps } from '@sortie/geometry';
import type { Obstacle, ObstacleId, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { bodyOf } from './base.ts';
import { placedBehind } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf, shipsInPlay } from './in-play.ts';
import { obstacleRolls } from './obstacle-effects.ts';
import { obstaclesNow } from './obstacles.ts';
import type { PlacedObstacle } from './outlines.ts';
import { CARGO, CARGO_LENGTH, obstacleShape } from './outlines.ts';

/** A cargo token as it lies behind the ship that drops it. xw.later.cargo.token */
export function droppedCargo(state: XwingState, ship: ShipId): Obstacle & { readonly pose: Pose } {
  return {
    id: `o${state.obstacles.length + 1}` as ObstacleId,
    kind: 'debris',
    outline: CARGO,
    pose: placedBehind(shipOf(state, ship) as PlacedShip, CARGO_LENGTH),
  };
}

/** What it does to the ships that it is dropped onto. xw.later.cargo.token */
export function struckByCargo(state: XwingState, cargo: PlacedObstacle): readonly XwingEffect[] {
  const shape = obstacleShape(cargo);
  return shipsInPlay(state)
    .filter((ship) => obstaclesNow(state, ship).includes(cargo))
    .filter((ship) => overlaps(bodyOf(ship, state.options.guides), shape))
    .flatMap(({ id }): readonly XwingEffect[] => [
      { kind: 'hitObstacle', ship: id, obstacle: cargo.id },
      { kind: 'assignTokens', ship: id, token: 'stress', count: 1 },
      ...obstacleRolls(state, id, [cargo.id]),
    ]);
}
