import type { Point, Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import { otherSide, seatsOf } from '@sortie/kernel';
import type {
  ArmadaState,
  Ship,
  ShipId,
  Squadron,
  SquadronId,
  TableTop,
  Unit,
  UnitId,
} from '../model/index.ts';

type Pieces = Pick<TableTop, 'ships' | 'squadrons'>;

/** A unit that stands on the table. */
export type PlacedShip = Ship & { readonly pose: Pose };
export type PlacedSquadron = Squadron & { readonly at: Point };

export function findShip(state: Pick<TableTop, 'ships'>, id: string): Ship | undefined {
  return state.ships.find((ship) => ship.id === id);
}

export function shipOf(state: Pick<TableTop, 'ships'>, id: UnitId): Ship {
  const ship = findShip(state, id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}

export function squadronOf(state: Pick<TableTop, 'squadrons'>, id: UnitId): Squadron {
  const squadron = state.squadrons.find((each) => each.id === id);
  if (!squadron) throw new Error(`no squadron ${id}`);
  return squadron;
}

export function unitOf(state: Pieces, id: UnitId): Unit {
  return findShip(state, id) ?? squadronOf(state, id);
}

export function allUnits(state: Pieces): readonly Unit[] {
  return [...state.ships, ...state.squadrons];
}

export function isShipId(state: Pick<TableTop, 'ships'>, id: UnitId): id is ShipId {
  return findShip(state, id) !== undefined;
}

export function isSquadronId(state: Pick<TableTop, 'ships'>, id: UnitId): id is SquadronId {
  return !isShipId(state, id);
}

/** A destroyed unit is out of play even while its piece waits to be taken off. ar.destroyed.out-of-play */
export function isShipInPlay(ship: Ship): ship is PlacedShip {
  return ship.destroyed === null && ship.pose !== null;
}

export function isSquadronInPlay(squadron: Squadron): squadron is PlacedSquadron {
  return squadron.destroyed === null && squadron.at !== null;
}

export function isInPlay(unit: Unit): boolean {
  return unit.kind === 'ship' ? isShipInPlay(unit) : isSquadronInPlay(unit);
}

export function shipsInPlay(state: Pick<TableTop, 'ships'>): PlacedShip[] {
  return state.ships.filter(isShipInPlay);
}

export function squadronsInPlay(state: Pick<TableTop, 'squadrons'>): PlacedSquadron[] {
  return state.squadrons.filter(isSquadronInPlay);
}

/** One fleet, whoever of a team plays the unit. ar.allegiance.friendly, ar.allegiance.self-is-friendly */
export function areFriendly(one: Pick<Unit, 'side'>, other: Pick<Unit, 'side'>): boolean {
  return one.side === other.side;
}

/** First player first, then second player. ar.timing.first-player-first */
export function seatsByInitiative(state: ArmadaState): SeatId[] {
  return seatsOfBoth(state, state.initiative ?? 0);
}

export function seatsOfBoth(state: ArmadaState, first: Side): SeatId[] {
  return [...seatsOf(state.seats, first), ...seatsOf(state.seats, otherSide(first))];
}

/** Who decides for a side as a whole. ar.optional.team.commander */
export function speakerOf({ seats }: Pick<ArmadaState, 'seats'>, side: Side): SeatId {
  return seatsOf(seats, side)[0]!;
}

export function sideOfSeat(state: ArmadaState, seat: string): Side | undefined {
  return state.seats.find((each) => each.id === seat)?.side;
}

/** The second player's side. ar.initiative.meaning */
export function secondPlayer(state: ArmadaState): Side {
  return otherSide(state.initiative ?? 0);
}

/** The slider no longer shows what the initiative token shows. ar.squadron-activation.slider-must-match */
export function isSquadronActivated(
  { initiativeToken }: Pick<TableTop, 'initiativeToken'>,
  { slider }: Pick<Squadron, 'slider'>,
): boolean {
  return slider !== initiativeToken;
}
