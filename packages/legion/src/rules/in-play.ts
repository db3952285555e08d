import type { SeatId, Side } from '@sortie/kernel';
import { otherSide, seatsOf } from '@sortie/kernel';
import type { LegionState, Miniature, MiniatureId, Player, Stand, Unit, UnitId } from '../model/index.ts';

type Units = Pick<LegionState, 'units'>;
type Seats = Pick<LegionState, 'seats'>;

/** A miniature that stands on the battlefield. */
export type PlacedMiniature = Miniature & { readonly stand: Stand };

export function findUnit(state: Units, id: string): Unit | undefined {
  return state.units.find((each) => each.id === id);
}

export function unitOf(state: Units, id: UnitId): Unit {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

export function isDefeated({ whereabouts }: Pick<Unit, 'whereabouts'>): boolean {
  return whereabouts === 'defeated';
}

/** Its miniatures stand on the battlefield. A transported unit does not. */
export function isOnBattlefield({ whereabouts }: Pick<Unit, 'whereabouts'>): boolean {
  return whereabouts === 'battlefield';
}

/** On the battlefield or aboard a vehicle there. */
export function isInPlay({ whereabouts }: Pick<Unit, 'whereabouts'>): boolean {
  return whereabouts === 'battlefield' || whereabouts === 'transported';
}

export function unitsOnBattlefield(state: Units): Unit[] {
  return state.units.filter(isOnBattlefield);
}

/** One player's units and those of a team-mate. lg.unit.friendly, lg.unit.enemy, lg.team.friendly */
export function areFriendly(one: Pick<Unit, 'side'>, other: Pick<Unit, 'side'>): boolean {
  return one.side === other.side;
}

/** The unit itself included. lg.unit.friendly */
export function friendsOf(state: Units, unit: Pick<Unit, 'side'>): Unit[] {
  return state.units.filter((each) => isInPlay(each) && areFriendly(each, unit));
}

/** lg.unit.enemy */
export function enemiesOf(state: Units, unit: Pick<Unit, 'side'>): Unit[] {
  return state.units.filter((each) => isInPlay(each) && !areFriendly(each, unit));
}

/** The units that one player controls, wherever they are; a team-mate's are not among them. */
export function unitsOfSeat(state: Units, seat: SeatId): Unit[] {
  return state.units.filter((each) => each.seat === seat);
}

export function miniatureOf(unit: Pick<Unit, 'id' | 'miniatures'>, id: MiniatureId): Miniature {
  const found = unit.miniatures.find((each) => each.id === id);
  if (!found) throw new Error(`${unit.id} has no miniature ${id}`);
  return found;
}

/** lg.unit.leader.exactly-one */
export function leaderOf(unit: Pick<Unit, 'id' | 'miniatures' | 'leader'>): Miniature {
  return miniatureOf(unit, unit.leader);
}

/** Where the leader stands; null off the battlefield. */
export function leaderStand(unit: Pick<Unit, 'id' | 'miniatures' | 'leader'>): Stand | null {
  return leaderOf(unit).stand;
}

/** Those that are not defeated, wherever they are. */
export function miniaturesLeft({ miniatures }: Pick<Unit, 'miniatures'>): Miniature[] {
  return miniatures.filter(({ defeatedIn }) => defeatedIn === null);
}

export function isPlaced(miniature: Miniature): miniature is PlacedMiniature {
  return miniature.stand !== null && miniature.defeatedIn === null;
}

/** Those that stand on the battlefield. */
export function miniaturesPlaced({ miniatures }: Pick<Unit, 'miniatures'>): PlacedMiniature[] {
  return miniatures.filter(isPlaced);
}

export function playerOf({ players }: Pick<LegionState, 'players'>, seat: SeatId): Player {
  const found = players.find((each) => each.seat === seat);
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

export function sideOfSeat({ seats }: Seats, seat: string): Side | undefined {
  return seats.find((each) => each.id === seat)?.side;
}

/** Who decides for a side as a whole: the first of a team. lg.team.setup.decisions */
export function speakerOf({ seats }: Seats, side: Side): SeatId {
  return seatsOf(seats, side)[0]!;
}

/** All seats of one side, then those of the other. */
export function seatsOfBoth({ seats }: Seats, first: Side): SeatId[] {
  return [...seatsOf(seats, first), ...seatsOf(seats, otherSide(first))];
}

/** This seat, its team-mate, then the other side. */
export function seatsFrom(state: Seats, seat: SeatId): SeatId[] {
  const order = seatsOfBoth(state, sideOfSeat(state, seat) ?? 0);
  return [seat, ...order.filter((each) => each !== seat)];
}

/** The player with priority first; before anybody has it, the blue player. lg.orders.priority-player-first */
export function seatsByPriority(state: Pick<LegionState, 'seats' | 'priority' | 'blue'>): SeatId[] {
  return state.priority === null ? seatsOfBoth(state, state.blue ?? 0) : seatsFrom(state, state.priority);
}

/** The blue player's seats first. lg.end-phase.promote.blue-first */
export function seatsBlueFirst(state: Pick<LegionState, 'seats' | 'blue'>): SeatId[] {
  return seatsOfBoth(state, state.blue ?? 0);
}
