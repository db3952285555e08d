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

/**
 * When the desk has to say that time has passed, so that tables are told; null while nothing runs. The round is up
 * for everybody once it is at every table, those with time of their own included.
 */
export function nextMoment(round: Round | undefined): Moment | null {
  if (!round || round.clock.isUp) return null;
  const open = round.pairings.filter(({ clock }) => !clock.isUp);
  const ends = open.length === 0 ? [endOfRound(round)] : open.map((pairing) => endOfTable(round, pairing));
  return ends.reduce((least, end) => (end !== null && (least === null || end < least) ? end : least), null);
}
