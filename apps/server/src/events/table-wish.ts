import type { PlayerId, TableNumber, Tournament } from '@sortie/tournaments/model';
import { roundUnderWay } from '@sortie/tournaments/rules';

/** What the event wants of a game at one of its tables. */
export interface TableWish {
  /** The pairing is gone, or its result is in. */
  readonly isClosed: boolean;
  readonly isUp: boolean;
  readonly isPaused: boolean;
}

interface Seat {
  readonly round: number;
  readonly table: TableNumber;
  readonly players: readonly [PlayerId, PlayerId];
}

export function wishOf(tournament: Tournament, { round: number, table, players }: Seat): TableWish {
  const round = roundUnderWay(tournament);
  const pairing = round?.number === number ? round.pairings.find((each) => each.table === table) : undefined;
  const isSame = pairing?.players[0] === players[0] && pairing.players[1] === players[1];
  if (!round || !pairing || !isSame || pairing.result !== null) {
    return { isClosed: true, isUp: false, isPaused: false };
  }
  return {
    isClosed: false,
    isUp: pairing.clock.isUp,
    isPaused:
      round.clock.pausedAt !== null ||
      pairing.clock.pausedAt !== null ||
      hasOpenCall(tournament, number, table),
  };
}

/** A dispute stops the game of the table until a judge has ruled. ev.sportsmanship.call-judge */
function hasOpenCall({ calls }: Tournament, round: number, table: TableNumber): boolean {
  return calls.some(
    (call) =>
      call.round === round &&
      call.table === table &&
      (call.ruling === null || (call.appeal !== null && call.appeal.decision === null)),
  );
}
