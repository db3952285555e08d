import type { Ship, ShipActivation } from '../model/index.ts';

/** How many attacks a ship makes in its activation. ar.ship-activation.two-attacks */
const MOST_ATTACKS = 2;

/** How many attacks the ship may still make in its activation, whatever granted those it has made. */
export function attacksLeft({ attacks }: Ship, { number }: ShipActivation): number {
  return MOST_ATTACKS - attacks.filter(({ activation }) => activation === number).length;
}
