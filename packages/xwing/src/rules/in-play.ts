import type { Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import { otherSide, seatsOf } from '@sortie/kernel';
import type { ShipType } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import type { Ship, ShipId, TableTop, XwingState } from '../model/index.ts';

export function shipOf(state: Pick<TableTop, 'ships'>, id: ShipId): Ship {
  const { ships } = state;
  for (let index = 0; index < ships.length; index++) if (ships[index]!.id === id) return ships[index]!;
  throw new Error(`no ship ${id}`);
}

export function typeOf(ship: Pick<Ship, 'type'>): ShipType {
  return shipType(ship.type);
}

/** Without a dial a ship is never activated and never fights. xw.mission1.shuttle.no-ps */
export function takesTurns(ship: Ship): boolean {
  return typeOf(ship).dial.length > 0;
}

/** A ship that stands on the table. */
export type PlacedShip = Ship & { readonly pose: Pose };

export function isInPlay(ship: Ship): ship is PlacedShip {
  return ship.gone === null && ship.pose !== null;
}

/** Waits for its place on the table, which a docked ship does not. xw.later.docking.set-up */
export function isToBePlaced(ship: Ship): boolean {
  return ship.pose === null && ship.gone === null && ship.docked === undefined;
}

/** The ship docked to a carrier. xw.later.docking.out-of-play */
export function dockedTo({ ships }: Pick<TableTop, 'ships'>, carrier: ShipId): Ship | undefined {
  return ships.find(({ docked, gone }) => docked === carrier && gone === null);
}

export function shipsInPlay(state: Pick<TableTop, 'ships'>): PlacedShip[] {
  const found: PlacedShip[] = [];
  for (const ship of state.ships) if (isInPlay(ship)) found.push(ship);
  return found;
}

/** Same player, or same team in team play; a ship is friendly to itself. xw.ship.friendly.definition */
export function areFriendly(one: Ship, other: Ship): boolean {
  return one.side === other.side;
}

/** xw.ship.enemy.definition */
export function areEnemies(one: Ship, other: Ship): boolean {
  return one.side !== other.side;
}

/** Initiative first, then the opponent. xw.timing.simultaneous.initiative-first */
export function seatsByInitiative(state: XwingState): SeatId[] {
  return seatsOfBoth(state, state.initiative ?? 0);
}

export function sideOfSeat(state: XwingState, seat: SeatId): Side {
  return state.seats.find((each) => each.id === seat)!.side;
}

/** Who decides for a side as a whole. xw.optional.team.side-as-player */
export function speakerOf(state: XwingState, side: Side): SeatId {
  return seatsOf(state.seats, side)[0]!;
}

/** Attacker's and defender's seats, the first-named side first. */
export function seatsOfBoth(state: XwingState, first: Side): SeatId[] {
  return [...seatsOf(state.seats, first), ...seatsOf(state.seats, otherSide(first))];
}

/** xw.stress.definition */
export function isStressed(ship: Ship): boolean {
  return ship.tokens.stress > 0;
}

/** A small ship with one token, a large ship with two. xw.ion.definition, xw.large.ion-two */
export function isIonized(ship: Ship): boolean {
  return ship.tokens.ion >= (typeOf(ship).size === 'small' ? 1 : 2);
}

export function isCloaked(ship: Ship): boolean {
  return ship.tokens.cloak > 0;
}

export function areTouching(state: Pick<TableTop, 'touches'>, one: ShipId, other: ShipId): boolean {
  return state.touches.some(({ ships }) => ships.includes(one) && ships.includes(other));
}
