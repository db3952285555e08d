import type { SeatId, Side } from '@sortie/kernel';
import type { Place, Wisp, WispId, WispState } from '../model/model.ts';

/** Pure questions about the marsh. */
export function wispOf(state: WispState, id: WispId): Wisp | undefined {
  return state.wisps.find((wisp) => wisp.id === id);
}

export function sideOf(state: WispState, seat: SeatId): Side {
  return state.seats.find((each) => each.id === seat)!.side;
}

export function isNear(a: Place, b: Place, reach: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= reach * reach;
}

/** The wisps that a seat may still choose to drift this round: leaders only, the others follow. */
export function waiting(state: WispState, seat: SeatId): Wisp[] {
  return state.wisps.filter((wisp) => wisp.seat === seat && wisp.follows === null && !wisp.drifted);
}

export function followers(state: WispState, leader: WispId): Wisp[] {
  return state.wisps.filter((wisp) => wisp.follows === leader);
}

export function targetsOf(state: WispState, by: Wisp): Wisp[] {
  const own = sideOf(state, by.seat);
  return state.wisps.filter(
    (wisp) => sideOf(state, wisp.seat) !== own && wisp.light > 0 && isNear(wisp.at, by.at, 4),
  );
}
