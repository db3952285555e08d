/**
 * Scoring is data: what a result, a bye, a concession and a missed round are worth, the tiebreakers in their
 * order, rounds and cut by number of players, the length of a round. `acesPresets` are those of the event
 * document; an organiser's own is tested with `scoringFault`.
 */
export { planFor } from './plan.ts';
export { aces, aces100, acesPresets } from './presets.ts';
export { scoringFault } from './read-scoring.ts';
export { missionPointsOf, scoreGame, winnerByPoints } from './score-game.ts';
export type {
  Confidence,
  Credit,
  EventPoints,
  MarginStep,
  PlanStep,
  RoundTime,
  Scoring,
  Tiebreaker,
} from './scoring.ts';
