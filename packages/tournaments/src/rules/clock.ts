import type { Moment } from '../model/ids.ts';
import type { Pairing, Round } from '../model/round.ts';

/** When the round ends for everybody; null while its clock stands. Nothing of it may reach a player. */
export function endOfRound({ clock, length }: Round): Moment | null {
  if (clock.startedAt === null || clock.pausedAt !== null) return null;
  return clock.startedAt + length.minutes * 60_000 + clock.extended + clock.pausedFor;
}

/** When the round ends at one table, with the time that it has of its own. */
export function endOfTable(round: Round, { clock }: Pairing): Moment | null {
  const end = endOfRound(round);
  return end === null || clock.pausedAt !== null ? null : end + clock.extended + clock.pausedFor;
}

/** When the desk has to say that time has passed, so that tables are told; null while nothing runs. */
export function nextMoment(round: Round | undefined): Moment | null {
  if (!round) return null;
  const open = round.pairings.filter(({ clock, result }) => !clock.isUp && result === null);
  const ends = [
    ...open.map((pairing) => endOfTable(round, pairing)),
    round.clock.isUp ? null : endOfRound(round),
  ];
  return ends.reduce((least, end) => (end !== null && (least === null || end < least) ? end : least), null);
}
