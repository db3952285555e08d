import type { Pose } from '@sortie/geometry';
import { overlaps } from '@sortie/geometry';
import type { XwingState } from '../model/index.ts';
import { bodyAt, bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { shipsInPlay } from './in-play.ts';

export function othersThan(state: XwingState, ship: PlacedShip): PlacedShip[] {
  return shipsInPlay(state).filter((other) => other.id !== ship.id);
}

/** Whether a base put there would overlap another ship's. xw.overlap.definition */
export function overlapsShips(state: XwingState, ship: PlacedShip, at: Pose): boolean {
  const { guides } = state.options;
  const body = bodyAt(ship, at, guides);
  return othersThan(state, ship).some((other) => overlaps(body, bodyOf(other, guides)));
}
