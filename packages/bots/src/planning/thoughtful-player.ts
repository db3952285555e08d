import type { Decision, Plain, SeatId, Side } from '@sortie/kernel';
import type { Choice, Player } from '../player.ts';
import { answersOf } from '../random-player.ts';
import { type Fields, fieldsOf, isDeclining } from './answers.ts';
import { type Chance, chanceFrom } from './chance.ts';

/** What every view of a table says. */
export interface SeatedTable {
  readonly seats: readonly { readonly id: SeatId; readonly side: Side }[];
}

/** A question as a player thinks about it. */
export interface Thought<Table extends SeatedTable> {
  readonly view: Table;
  readonly seat: SeatId;
  readonly side: Side;
  readonly chance: Chance;
  readonly decision: Decision;
  /** Every question that is open to the seat. */
  readonly decisions: readonly Decision[];
  readonly about: Fields;
  readonly answers: readonly Plain[];
}

export interface Habits<Table extends SeatedTable> {
  readonly seed: string;
  /** One of so many choices is made without thinking; 0 is none. */
  readonly lapse: number;
  /** A question that is never left to a lapse. */
  readonly isHeldTo: (decision: Decision) => boolean;
  readonly answerTo: (thought: Thought<Table>) => Plain;
  readonly tellFault: (fault: unknown) => void;
}

/**
 * A player who thinks about one open question after the other. What it does follows from its seed and what it is
 * shown. A fault in its thinking is told, and costs it a thought: the game goes on.
 */
export function thoughtfulPlayer<Table extends SeatedTable>(habits: Habits<Table>): Player {
  const { seed, lapse, isHeldTo } = habits;
  return {
    choose(decisions, view): Choice {
      const open = decisions.filter(({ settled }) => !settled);
      const decision = (open.length > 0 ? open : decisions)[0]!;
      const answers = answersOf(decision);
      const only = answers.length === 1 ? answers[0] : undefined;
      if (only !== undefined) return { decision: decision.id, answer: only };
      const { table } = view() as unknown as { readonly table: Table };
      const chance = chanceFrom(`${seed} ${decision.id}`);
      const { side } = table.seats.find(({ id }) => id === decision.seat)!;
      const about = fieldsOf(decision.about);
      const thought = { view: table, seat: decision.seat, side, chance, decision, decisions, about, answers };
      const isLapse = lapse > 0 && chance() * lapse < 1 && !isHeldTo(decision);
      const answer = isLapse ? answers[Math.floor(chance() * answers.length)]! : thoughtOut(thought, habits);
      return { decision: decision.id, answer };
    },
  };
}

function thoughtOut<Table extends SeatedTable>(
  thought: Thought<Table>,
  { answerTo, tellFault }: Habits<Table>,
): Plain {
  try {
    return answerTo(thought);
  } catch (fault) {
    tellFault(fault);
    return usualAnswer(thought.decision);
  }
}

/** The first answer that does something. */
export function usualAnswer(decision: Decision): Plain {
  const answers = answersOf(decision);
  return answers.find((answer) => !isDeclining(answer)) ?? answers[0]!;
}
