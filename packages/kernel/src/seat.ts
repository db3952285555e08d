import type { Id } from './id.ts';

/** One person at the table. Every piece belongs to a seat, every seat to one of two sides. */
export type SeatId = Id<'seat'>;

export type Side = 0 | 1;

export interface Seat {
  readonly id: SeatId;
  readonly side: Side;
}

/** Who looks at the table: a seat, somebody without one, or the referee who sees all. */
export type Viewer = SeatId | 'spectator' | 'referee';

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function seatsOf(seats: readonly Seat[], side: Side): SeatId[] {
  const found: SeatId[] = [];
  for (const seat of seats) if (seat.side === side) found.push(seat.id);
  return found;
}
