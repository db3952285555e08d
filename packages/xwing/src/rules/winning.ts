import type { EndGame, Outcome, Side } from '@sortie/kernel';
import { otherSide, running } from '@sortie/kernel';
import { pilot, upgrade } from '../catalogue/index.ts';
import { shipCost } from '../lists/index.ts';
import { missionVictory } from '../missions/index.ts';
import type { Detonation, Ship, XwingState } from '../model/index.ts';
import { shipsInPlay } from './in-play.ts';

function isAlive(state: XwingState, side: Side): boolean {
  return shipsInPlay(state).some((ship) => ship.side === side);
}

/** The cost of a ship with all its upgrades, discarded ones too. xw.optional.limit.score-discarded-upgrades */
export function pointsOf(ship: Ship): number {
  if (ship.reinforcement) return 0;
  return shipCost({
    pilot: pilot(ship.pilot).uid,
    upgrades: ship.upgrades.map((each) => upgrade(each.card).uid),
  });
}

/**
 * The points of all enemy ships destroyed, each for itself; damaged ones count nothing.
 * xw.optional.limit.score, xw.optional.limit.no-partial-score, xw.later.docking.points
 */
export function scoreOf(state: XwingState, side: Side): number {
  return state.ships
    .filter((ship) => ship.side !== side && (ship.gone === 'destroyed' || ship.gone === 'fled'))
    .reduce((sum, ship) => sum + pointsOf(ship), 0);
}

/** Elimination ends the game at the end of a round. xw.winning.checked-end-of-round */
export function verdict(state: XwingState): Outcome | undefined {
  // xw.mission.rules.until-objective
  if (state.mission) return missionVictory(state);
  const [first, second] = [isAlive(state, 0), isAlive(state, 1)];
  if (!first && !second) return { winner: null, rule: 'xw.winning.mutual-destruction-draw' };
  if (first !== second) return { winner: first ? 0 : 1, rule: 'xw.winning.last-ship-standing' };
  const { roundLimit } = state.options;
  if (roundLimit !== null && state.round >= roundLimit) return byScore(state, 'xw.optional.limit.rounds');
  return state.timeExpired ? byScore(state, 'xw.optional.limit.time') : undefined;
}

/** xw.optional.limit.highest-wins */
function byScore(state: XwingState, rule: string): Outcome {
  const scores = [scoreOf(state, 0), scoreOf(state, 1)] as const;
  const winner = scores[0] > scores[1] ? 0 : scores[1] > scores[0] ? 1 : null;
  return { winner, rule, about: { scores: [...scores] } };
}

/** Where a rule ends the game at once: missions, and the older book's elimination. */
export function victoryNow(state: XwingState): readonly EndGame[] {
  const outcome = state.mission ? missionVictory(state) : eliminationNow(state);
  return outcome ? [{ kind: 'endGame', outcome }] : [];
}

/** xw.winning.core2012-immediate, xw.winning.core2012-mutual-initiative */
function eliminationNow(state: XwingState): Outcome | undefined {
  if (state.options.variant !== 'core2012') return undefined;
  // A bomb strikes all ships in its reach at once.
  if (running<Detonation>(state, 'detonation').some(({ isOver }) => !isOver)) return undefined;
  const lost = ([0, 1] as const).filter((side) => !isAlive(state, side));
  const [loser] = lost;
  if (loser === undefined) return undefined;
  if (shipsInPlay(state).every((ship) => ship.doomed)) {
    return { winner: state.initiative, rule: 'xw.winning.core2012-mutual-initiative' };
  }
  return { winner: otherSide(loser), rule: 'xw.winning.core2012-immediate' };
}
