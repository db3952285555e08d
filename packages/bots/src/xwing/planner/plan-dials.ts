import { expectMoves } from './expect-moves.ts';
import { futuresOf } from './futures.ts';
import type { Move } from './move.ts';
import { outlookOf } from './outlook.ts';
import { refine } from './refine.ts';
import { hopesOf, promisesOf, respond } from './respond.ts';
import { futuresBy, type RivalPlan, rivalPlans } from './rival-plans.ts';
import type { Thinking } from './thinking.ts';

/** The plan of a squad for a round, and what the other side is expected to do. */
export interface DialPlan {
  readonly moves: ReadonlyMap<string, Move>;
  readonly rivals: readonly RivalPlan[];
}

/** Futures that no plan of the other side is behind, for what nobody would think of. */
const UNPLANNED = 4;

/** The moves of a squad that go well together, against what the other side is likely to do. */
export function planDials(
  { view, side, depth, chance }: Thinking,
  isLegal: (ship: string, move: Move) => boolean,
): DialPlan {
  const outlook = outlookOf(view, side, isLegal);
  expectMoves(outlook, depth.rethinks);
  const rivals = depth.rivals > 0 && outlook.others.length > 0 ? rivalPlans(outlook, depth, chance) : [];
  const drawn = futuresOf(outlook.others, rivals.length > 0 ? UNPLANNED : depth.futures, chance);
  const futures = [...futuresBy(rivals, outlook), ...drawn];
  const promises = promisesOf(outlook, hopesOf(outlook, depth.ahead), depth.slip, chance);
  const quick = respond(outlook, futures, depth, promises);
  const plan = depth.rivals > 0 ? refine(outlook, futures, quick, promises) : quick;
  return { moves: new Map(outlook.own.map(({ piece, moves }, i) => [piece.id, moves[plan[i]!]!])), rivals };
}
