import type { EndGame, Outcome, Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { isTrooperType, unitCard } from '../catalogue/index.ts';
import type { LegionState, Unit } from '../model/index.ts';
import { isDefeated } from './in-play.ts';

const SIDES = [0, 1] as const;

/**
 * The points of all enemy units that are defeated, whatever defeated them, upgrades included.
 * lg.victory.tiebreak.score, lg.victory.tiebreak.upgrades-count, lg.victory.tiebreak.whole-units
 */
export function scoreOf(
  { units }: { readonly units: readonly Pick<Unit, 'side' | 'points' | 'whereabouts'>[] },
  side: Side,
): number {
  return units
    .filter((unit) => unit.side !== side && isDefeated(unit))
    .reduce((sum, { points }) => sum + points, 0);
}

function scoresOf(state: LegionState): readonly [number, number] {
  return [scoreOf(state, 0), scoreOf(state, 1)];
}

function sideWithMore([first, second]: readonly [number, number]): Side | undefined {
  if (first > second) return 0;
  return second > first ? 1 : undefined;
}

type Result = Pick<Outcome, 'rule'> & { readonly winner: Side };

/** More victory tokens, then the higher score, then blue. lg.victory.token.only-gained */
function resultByTokens(state: LegionState, rule: string): Result {
  const byTokens = sideWithMore(state.victoryTokens);
  if (byTokens !== undefined) return { winner: byTokens, rule };
  const byScore = sideWithMore(scoresOf(state));
  if (byScore !== undefined) return { winner: byScore, rule: 'lg.victory.tiebreak.score' };
  return { winner: state.blue ?? 0, rule: 'lg.victory.tiebreak.blue' };
}

function endWith(state: LegionState, result: Result): EndGame {
  const about = { tokens: [...state.victoryTokens], scores: [...scoresOf(state)] };
  return { kind: 'endGame', outcome: { ...result, about } };
}

/** lg.victory.after-six-rounds */
export function endByScore(state: LegionState): EndGame {
  return endWith(state, resultByTokens(state, 'lg.victory.after-six-rounds'));
}

/** Without a round limit troopers alone count. lg.optional.no-limit.end */
function counts({ options }: LegionState, { card }: Unit): boolean {
  return options.roundLimit !== null || isTrooperType(unitCard(card).type);
}

/** Units aboard a vehicle or set aside are not defeated. lg.victory.elimination */
function isEliminated(state: LegionState, side: Side): boolean {
  const army = state.units.filter((unit) => unit.side === side && counts(state, unit));
  return army.length > 0 && army.every(isDefeated);
}

/** The end of the game where an army is gone; both at once are told apart as after the last round. */
export function victoryNow(state: LegionState): readonly EndGame[] {
  const rule = state.options.roundLimit === null ? 'lg.optional.no-limit.end' : 'lg.victory.elimination';
  const lost = SIDES.filter((side) => isEliminated(state, side));
  const [loser] = lost;
  if (loser === undefined) return [];
  if (lost.length > 1) return [endWith(state, resultByTokens(state, rule))];
  return [endWith(state, { winner: otherSide(loser), rule })];
}
