import type { Decision, Plain, SeatId, Side } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Chance } from './chance.ts';
import type { Depth } from './depth.ts';
import { expectMoves } from './expect-moves.ts';
import { type Future, futuresOf } from './futures.ts';
import { type Outlook, outlookOf } from './outlook.ts';

export type Fields = { readonly [field: string]: Plain };

/** What a player thinks about one question with. */
export interface Thinking {
  readonly view: XwingView;
  readonly seat: SeatId;
  readonly side: Side;
  readonly depth: Depth;
  readonly chance: Chance;
  /** Begins anew with the same numbers for every question: what a squad holds on to. */
  readonly steady: () => Chance;
  readonly decision: Decision;
  /** Every question that is open to the seat. */
  readonly decisions: readonly Decision[];
  readonly about: Fields;
  readonly answers: readonly Plain[];
}

export function fieldsOf(answer: Plain): Fields {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Fields) : {};
}

/** The answers that do nothing. */
export function isDeclining(answer: Plain): boolean {
  const fields = fieldsOf(answer);
  return ['pass', 'skip', 'decline', 'stay'].some((field) => fields[field] === true);
}

/** The answer of the highest worth; the first of equal ones, and every worth within the player's slip. */
export function bestAnswer({ answers, depth, chance }: Thinking, worth: (answer: Plain) => number): Plain {
  let best: Plain = answers[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worth(answer) + (depth.slip * chance()) / 2;
    if (value > most) [best, most] = [answer, value];
  }
  return best;
}

/** The table with what the other side may still do, and some ways in which it may come out. */
export interface Prospect {
  readonly outlook: Outlook;
  readonly futures: readonly Future[];
}

export function prospectOf({ view, side, depth, chance }: Thinking): Prospect {
  const outlook = outlookOf(view, side);
  expectMoves(outlook, depth.rethinks);
  return { outlook, futures: futuresOf(outlook.others, depth.futures, chance) };
}
