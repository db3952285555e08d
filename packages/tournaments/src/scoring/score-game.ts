import type { Result } from '../model/round.ts';
import type { Credit, EventPoints, Scoring } from './scoring.ts';

/**
 * Mission points at the end of a game: what was destroyed, what the scenario gave, and by how much the
 * opponent's squad fell short of the limit. ev.mission-points.formula
 */
export function missionPointsOf(game: {
  readonly destroyed: number;
  readonly scenario: number;
  readonly opponentSquad: number;
  readonly squadLimit: number;
}): number {
  return game.destroyed + game.scenario + Math.max(0, game.squadLimit - game.opponentSquad);
}

/** Who has won by mission points when nobody has by the game's own rules. ev.mission-points.decide-game */
export function winnerByPoints([first, second]: readonly [number, number]): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** What the two players of a pairing record, in their order; null for one who records nothing. */
export function scoreGame(result: Result, scoring: Scoring): readonly [Credit | null, Credit | null] {
  switch (result.kind) {
    case 'played':
      return scorePlayed(result, scoring);
    case 'conceded': {
      const winner = concededTo(result, scoring);
      const { loser } = scoring.concession;
      return result.by === 0 ? [loser, winner] : [winner, loser];
    }
    case 'notPlayed':
      return [scoring.notPlayed, scoring.notPlayed];
    case 'absent':
      // ev.drop.no-show-opponent
      return [
        result.missing.includes(0) || result.missing.length === 2 ? null : scoring.bye,
        result.missing.includes(1) || result.missing.length === 2 ? null : scoring.bye,
      ];
  }
}

type Played = Extract<Result, { readonly kind: 'played' }>;
type Conceded = Extract<Result, { readonly kind: 'conceded' }>;

function scorePlayed(played: Played, { eventPoints }: Scoring): readonly [Credit, Credit] {
  const { missionPoints, winner } = played;
  const credit = (place: 0 | 1): Credit => ({
    result: winner === null ? 'draw' : winner === place ? 'win' : 'loss',
    eventPoints: pointsFor(place, played, eventPoints),
    missionPoints: missionPoints[place],
    margin: marginFor(place, played, eventPoints),
  });
  return [credit(0), credit(1)];
}

function pointsFor(place: 0 | 1, played: Played, eventPoints: EventPoints): number {
  const { winner } = played;
  if (eventPoints.kind === 'byResult') {
    if (winner === null) return eventPoints.draw ?? 0;
    return winner === place ? eventPoints.win : eventPoints.loss;
  }
  if (winner === null) return eventPoints.draw?.[place] ?? 0;
  const margin = marginFor(winner, played, eventPoints);
  const step = eventPoints.steps.findLast(({ from }) => from <= margin);
  return (winner === place ? step?.winner : step?.loser) ?? 0;
}

function marginFor(place: 0 | 1, { missionPoints, winner }: Played, eventPoints: EventPoints): number {
  const ahead = missionPoints[place] - missionPoints[place === 0 ? 1 : 0];
  if (eventPoints.kind === 'byResult') return ahead;
  // A winner by the game's own rules may be behind on points.
  return winner === place
    ? Math.min(eventPoints.mostMargin ?? Number.POSITIVE_INFINITY, Math.max(0, ahead))
    : 0;
}

/** Who did not concede gets the fixed value, or what stood on the table where that is better. */
function concededTo({ by, missionPoints }: Conceded, scoring: Scoring): Credit {
  const { winner, atLeast } = scoring.concession;
  if (!atLeast || missionPoints === null) return winner;
  const place = by === 0 ? 1 : 0;
  const scored: readonly [number, number] = place === 0 ? [missionPoints, 0] : [0, missionPoints];
  const reached = scorePlayed({ kind: 'played', missionPoints: scored, winner: place }, scoring)[place];
  return reached.margin > winner.margin ? reached : winner;
}
