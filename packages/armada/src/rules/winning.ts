import type { EndGame, Outcome, Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { squadronCard } from '../catalogue/index.ts';
import type { ArmadaState } from '../model/index.ts';
import { objectiveScore } from '../objectives/index.ts';
import { victoryTokenWorth } from '../objectives/victory-token-worth.ts';
import { costOfShip } from './cost.ts';
import { secondPlayer } from './in-play.ts';

/** Everything destroyed of a side; damage alone scores nothing. ar.score.destroyed-cost, ar.score.no-partial */
function destroyedCost({ ships, squadrons }: ArmadaState, side: Side): number {
  const ofShips = ships.filter((ship) => ship.side === side && ship.destroyed !== null);
  const ofSquadrons = squadrons.filter((each) => each.side === side && each.destroyed !== null);
  return (
    ofShips.reduce((sum, ship) => sum + costOfShip(ship), 0) +
    ofSquadrons.reduce((sum, { card }) => sum + squadronCard(card).points, 0)
  );
}

/** ar.objective.victory-token-value */
function victoryTokenPoints({ objective, victoryTokens }: ArmadaState, side: Side): number {
  return objective ? victoryTokens[side] * victoryTokenWorth(objective.card) : 0;
}

/** ar.score.destroyed-cost */
export function scoreOf(state: ArmadaState, side: Side): number {
  return (
    destroyedCost(state, otherSide(side)) + victoryTokenPoints(state, side) + objectiveScore(state, side)
  );
}

/** The higher score wins; equal scores mean that the second player does. ar.win.highest-score, ar.win.tie-second-player */
export function outcomeByScore(state: ArmadaState, rule = 'ar.round.six-round-limit'): Outcome {
  const scores = [scoreOf(state, 0), scoreOf(state, 1)] as const;
  const isTied = scores[0] === scores[1];
  const winner = isTied ? secondPlayer(state) : scores[0] > scores[1] ? 0 : 1;
  return { winner, rule: isTied ? 'ar.win.tie-second-player' : rule, about: { scores: [...scores] } };
}

/** A ship set aside is not destroyed, so its fleet plays on. */
function isEliminated({ ships }: ArmadaState, side: Side): boolean {
  return ships.every((ship) => ship.side !== side || ship.destroyed !== null);
}

/** The game ends at once when a fleet has lost all its ships. ar.win.all-ships-destroyed, ar.win.simultaneous-elimination */
export function victoryNow(state: ArmadaState): readonly EndGame[] {
  const lost = ([0, 1] as const).filter((side) => isEliminated(state, side));
  const [loser] = lost;
  if (loser === undefined) return [];
  if (lost.length === 2) {
    return [{ kind: 'endGame', outcome: outcomeByScore(state, 'ar.win.simultaneous-elimination') }];
  }
  const about = { scores: [scoreOf(state, 0), scoreOf(state, 1)] };
  return [
    { kind: 'endGame', outcome: { winner: otherSide(loser), rule: 'ar.win.all-ships-destroyed', about } },
  ];
}
