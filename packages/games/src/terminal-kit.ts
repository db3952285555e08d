import type { Decision, Plain } from '@sortie/kernel';
import type { List, ListFault } from './list-kit.ts';
import type { Subject } from './subject.ts';

/** A piece that a player commands, on the table or not. */
export interface PieceLine {
  readonly id: string;
  readonly side: 0 | 1;
  /** What it is, its numbers, and everything that lies beside it. */
  readonly line: string;
  /** All its cards and whatever else is worth a look. */
  readonly details: string;
}

/** What the command line, which speaks English, says and understands of a game. */
export interface TerminalKit<Table = Plain, Own = List> {
  /** Every piece of the game in an order that never changes, those that are gone included. */
  pieces(subject: Subject<Table>): readonly PieceLine[];
  /** How a game stands, in a few words: pieces, round, phase. */
  standing(table: Table): string;
  /** A list in a few words: how many pieces, how many points. */
  list(list: Own): string;
  /** What is wrong with a list, and where. */
  fault(fault: ListFault): string;
  /** What somebody means who types an answer in words; undefined when it cannot be made out. */
  answerFromWords(decision: Decision, words: string, subject: Subject<Table>): Plain | undefined;
  /** What can be typed as an answer: an example, and what it does. */
  readonly examples: readonly (readonly [string, string])[];
}

/** Forgets what a game's tables and lists are made of. */
export function anyTerminalKit<Table, Own>(kit: TerminalKit<Table, Own>): TerminalKit {
  return kit as unknown as TerminalKit;
}
