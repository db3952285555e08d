import { commitment, equal, isRefusal, type Refusal, refused } from '@sortie/kernel';
import type { TournamentEvent, TournamentLog } from '../model/event.ts';
import type { Tournament } from '../model/tournament.ts';
import { enter } from './apply.ts';
import { nextRound } from './draw-round.ts';
import { drawLot } from './draws.ts';
import { openTournament } from './open-tournament.ts';

/** What verifying an event came to. */
export interface Verdict {
  /** How many rounds and lots were drawn again. */
  readonly draws: number;
  /** The first draw that differs, by the number of its entry and what differs in it. */
  readonly fault: Refusal | null;
}

/**
 * Draws every pairing, scenario, round length and lot of an event again from its secret, and names the first that
 * is not what the log says. The promise given out when the event was made is checked as well.
 */
export function verifyTournament(log: TournamentLog, promised?: string): Verdict {
  const { opening, entries } = log;
  if (promised !== undefined && commitment(opening.secret) !== promised) {
    return { draws: 0, fault: refused('table.commitment-broken', { where: 'secret' }) };
  }
  const tournament = openTournament(opening);
  let draws = 0;
  for (const [at, entry] of entries.entries()) {
    if (entry.number !== at + 1)
      return { draws, fault: refused('desk.bad-log', { where: at + 1, what: 'number' }) };
    for (const event of entry.events) {
      if (event.kind !== 'roundDrawn' && event.kind !== 'playerAdded') continue;
      draws++;
      const what = difference(tournament, event);
      if (what !== undefined)
        return { draws, fault: refused('desk.draw-differs', { where: entry.number, what }) };
    }
    enter(tournament, entry);
  }
  return { draws, fault: null };
}

type Draw = Extract<TournamentEvent, { readonly kind: 'roundDrawn' | 'playerAdded' }>;

function difference(tournament: Tournament, event: Draw): string | undefined {
  if (event.kind === 'playerAdded') {
    return drawLot(tournament.secret, event.player.id) === event.player.lot ? undefined : 'lot';
  }
  const drawn = nextRound(tournament);
  if (isRefusal(drawn)) return 'pairings';
  const { round } = event;
  const parts = ['scenario', 'length', 'pairings', 'byes'] as const;
  const part = parts.find((each) => !equal(drawn[each], round[each]));
  return part ?? (equal(drawn, round) ? undefined : 'round');
}
