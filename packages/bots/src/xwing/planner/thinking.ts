import type { Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import { bestOf } from '../../planning/answers.ts';
import type { Chance } from '../../planning/chance.ts';
import type { Thought } from '../../planning/thoughtful-player.ts';
import type { Depth } from './depth.ts';
import { expectMoves } from './expect-moves.ts';
import { type Future, futuresOf } from './futures.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { futuresBy, type RivalPlan } from './rival-plans.ts';

/** What a player thinks about one question with. */
export interface Thinking extends Thought<XwingView> {
  readonly depth: Depth;
  /** What the other side was expected to fly in this round when the dials were set. */
  readonly rivals: readonly RivalPlan[];
  /** Begins anew with the same numbers for every question: what a squad holds on to. */
  readonly steady: () => Chance;
}

/** The answer of the highest worth, within the slip of the player's level. */
export function bestAnswer({ answers, depth, chance }: Thinking, worth: (answer: Plain) => number): Plain {
  return bestOf(answers, worth, { slip: depth.slip, chance });
}

/** The table with what the other side may still do, and some ways in which it may come out. */
export interface Prospect {
  readonly outlook: Outlook;
  readonly futures: readonly Future[];
}

export function prospectOf({ view, side, depth, chance, rivals }: Thinking): Prospect {
  const outlook = outlookOf(view, side);
  expectMoves(outlook, depth.rethinks);
  if (rivals.length > 0) return { outlook, futures: futuresBy(rivals, outlook) };
  return { outlook, futures: futuresOf(outlook.others, depth.futures, chance) };
}
