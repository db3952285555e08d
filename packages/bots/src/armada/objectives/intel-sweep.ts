import { objectiveToken } from '@sortie/armada/measuring';
import { otherSide } from '@sortie/kernel';
import type { Fleets } from '../planner/fleets.ts';
import { type ObjectivePlan, type Rest, roundsLeft } from './objective-plan.ts';
import { isAtDistance1, movesTo } from './reach.ts';
import { nearOwnEdge } from './table-sides.ts';

/** What more tokens than the opponent's are worth in the end. */
const MOST_INTEL = 75;
/** What a token that is still ahead counts beside one within reach. */
const AHEAD = 0.6;

/** What one more token is worth: the nearer it brings the majority, the more; nothing once that is settled. */
function worthOfToken({ view, side }: Fleets): number {
  const [own, other] = [view.victoryTokens[side], view.victoryTokens[otherSide(side)]];
  const left = view.objectiveTokens.length;
  if (own > other + left || other > own + left) return 0;
  const needed = Math.max(1, Math.floor((own + other + left) / 2) + 1 - own);
  return MOST_INTEL / needed;
}

/** The objective ship picks a token up where it begins an activation. ar.known.objective.intel-sweep */
export const intelSweep: ObjectivePlan = {
  favour: 15,
  token: nearOwnEdge,
  // A fast ship that is not worth much to the other side.
  mark: (_fleets, { values }) => 10 * values.maxSpeed - values.hull,
  rest(fleets, { vessel, place }: Rest) {
    const rounds = roundsLeft(fleets);
    const isMarked = (fleets.view.objective?.ships ?? []).some((id) => id === vessel.id);
    if (!isMarked || rounds === 0) return 0;
    const tokens = fleets.view.objectiveTokens.flatMap(({ at }) => (at ? [objectiveToken(at)] : []));
    const worth = worthOfToken(fleets);
    const isNear = tokens.some((token) => isAtDistance1(place, token));
    const ahead = tokens
      .filter((token) => !isAtDistance1(place, token))
      .map((token) => Math.max(0, 1 - movesTo(vessel, place, token) / rounds));
    return worth * ((isNear ? 1 : 0) + AHEAD * Math.max(0, ...ahead));
  },
};
