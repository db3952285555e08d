import type { Side } from '@sortie/kernel';
import type { ArmadaState, Ship, Squadron, Unit } from '../model/index.ts';

export function isWaiting(unit: Unit): boolean {
  const isOff = unit.kind === 'ship' ? unit.pose === null : unit.at === null;
  return isOff && !unit.setAside && unit.destroyed === null;
}

/** The ships that a side has still to deploy. */
export function shipsLeft({ ships }: Pick<ArmadaState, 'ships'>, side: Side): Ship[] {
  return ships.filter((ship) => ship.side === side && isWaiting(ship));
}

export function squadronsLeft({ squadrons }: Pick<ArmadaState, 'squadrons'>, side: Side): Squadron[] {
  return squadrons.filter((squadron) => squadron.side === side && isWaiting(squadron));
}
