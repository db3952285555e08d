import type { AppliersOf, Draft } from '@sortie/kernel';
import type { TournamentEvent } from '../model/event.ts';
import type { TableNumber } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';

type State = Draft<Tournament>;
type ClockEvents = Extract<
  TournamentEvent,
  {
    readonly kind: 'clockStarted' | 'clockPaused' | 'clockResumed' | 'clockExtended' | 'timeRanOut';
  }
>;

/** What the clock events write, for all tables or for one. */
export const applyClock: AppliersOf<Tournament, ClockEvents> = {
  clockStarted: (state, { at }) => {
    lastRound(state).clock.startedAt = at;
  },
  clockPaused: (state, { at, table }) => {
    clockOf(state, table).pausedAt = at;
  },
  clockResumed: (state, { at, table }) => {
    const clock = clockOf(state, table);
    clock.pausedFor += at - (clock.pausedAt ?? at);
    clock.pausedAt = null;
  },
  /** Time that was up is not any more; if what was added is over as well, the desk says so again. */
  clockExtended: (state, { by, table }) => {
    const round = lastRound(state);
    clockOf(state, table).extended += by;
    round.clock.isUp = false;
    for (const pairing of round.pairings) {
      if (table === null || pairing.table === table) pairing.clock.isUp = false;
    }
  },
  timeRanOut: (state, { tables }) => {
    const round = lastRound(state);
    if (tables === null) round.clock.isUp = true;
    for (const pairing of round.pairings) {
      if (tables === null || tables.includes(pairing.table)) pairing.clock.isUp = true;
    }
  },
};

function lastRound({ rounds }: State): State['rounds'][number] {
  return rounds[rounds.length - 1]!;
}

function clockOf(state: State, table: TableNumber | null) {
  const round = lastRound(state);
  if (table === null) return round.clock;
  return round.pairings.find((pairing) => pairing.table === table)!.clock;
}
