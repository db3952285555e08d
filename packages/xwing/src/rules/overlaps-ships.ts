import type { Pose, Shape } from '@sortie/geometry';
import { overlaps } from '@sortie/geometry';
import type { Ship, XwingState } from '../model/index.ts';
import { baseLength, bodyAt, bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay, shipsInPlay } from './in-play.ts';

export function othersThan(state: Pick<XwingState, 'ships'>, ship: PlacedShip): PlacedShip[] {
  return shipsInPlay(state).filter((other) => other.id !== ship.id);
}

/** Whether a base put there would overlap another ship's; `placed` is its body where that is known. xw.overlap.definition */
export function overlapsShips(
  state: Pick<XwingState, 'ships' | 'options'>,
  ship: PlacedShip,
  at: Pose,
  placed?: Shape,
): boolean {
  const { guides } = state.options;
  let body = placed;
  for (const other of state.ships) {
    if (other.id === ship.id || !isInPlay(other) || !isNear(ship, at, other)) continue;
    body ??= bodyAt(ship, at, guides);
    if (overlaps(body, bodyOf(other, guides))) return true;
  }
  return false;
}

/** Bases farther apart than their diagonals cannot overlap: a quick look at the middles. */
function isNear(ship: Ship, at: Pose, other: PlacedShip): boolean {
  const reach = baseLength(ship) + baseLength(other);
  const dx = at.x - other.pose.x;
  const dy = at.y - other.pose.y;
  return dx * dx + dy * dy < reach * reach;
}
