import { isRefusal, refused } from '@sortie/kernel';
import type { Tournament } from '../model/tournament.ts';
import { survivors } from './bracket.ts';
import { nextRound } from './draw-round.ts';
import { activePlayers, draftOf, openTables, publishedRounds, roundUnderWay } from './find.ts';
import type { Outcome, Trial } from './trial.ts';

/**
 * Draws the next round for the organiser alone; not before every result is in.
 * ev.format.swiss-used ev.event-points.awarded-each-round
 */
export function drawRound({ tournament }: Trial): Outcome {
  const { phase, plan, bracket } = tournament;
  if (phase !== 'running' || !plan) return refused('desk.not-started', { where: 'drawRound' });
  const missing = tablesMissing(tournament);
  if (missing.length > 0) {
    return refused('ev.event-points.awarded-each-round', { where: 'tables', tables: [...missing] });
  }
  const number = publishedRounds(tournament).length + 1;
  if (bracket === null && number > plan.rounds) {
    return refused(plan.cut > 0 ? 'ev.cut.definition' : 'ev.swiss.winner', {
      where: 'rounds',
      what: plan.rounds,
    });
  }
  if (bracket !== null && survivors(tournament).length <= 1) {
    return refused('ev.cut.definition', { where: 'rounds', what: 'finalPlayed' });
  }
  if (bracket === null && activePlayers(tournament).length < 2) {
    return refused('desk.too-few', { where: 'players', what: activePlayers(tournament).length });
  }
  const round = nextRound(tournament);
  return isRefusal(round) ? round : [{ kind: 'roundDrawn', round }];
}

/** Tables of the round under way that still owe a result. */
export function tablesMissing(tournament: Tournament): readonly number[] {
  const round = roundUnderWay(tournament);
  return round ? openTables(round) : [];
}

/** Everybody sees it from here on. Whoever left or came since the draw has to be drawn anew. */
export function publishRound({ tournament }: Trial): Outcome {
  const draft = draftOf(tournament);
  if (!draft) return refused('desk.no-draft', { where: 'publishRound' });
  const drawn = new Set([
    ...draft.pairings.flatMap(({ players }) => players),
    ...draft.byes.map(({ player }) => player),
  ]);
  const active = new Set(activePlayers(tournament).map(({ id }) => id));
  const gone = [...drawn].filter((id) => !active.has(id));
  const due = draft.stage === 'swiss' ? [...active].filter((id) => !drawn.has(id)) : [];
  // ev.pairing.one-opponent-per-round
  if (gone.length > 0 || due.length > 0) {
    return refused('ev.pairing.one-opponent-per-round', { where: 'draft', gone, due });
  }
  return [{ kind: 'roundPublished', number: draft.number }];
}

/** Back to a draft, while no game in it has a result: nothing that was played is thrown away. */
export function takeRoundBack({ tournament }: Trial): Outcome {
  const round = roundUnderWay(tournament);
  if (!round) return refused('desk.no-round', { where: 'takeRoundBack' });
  const played = round.pairings.filter(({ result }) => result !== null).map(({ table }) => table);
  if (played.length > 0) return refused('desk.has-results', { where: 'tables', tables: played });
  return [{ kind: 'roundTakenBack', number: round.number }];
}
