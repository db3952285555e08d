import type { Outcome, Plain } from '@sortie/kernel';
import type { AgreedOptions } from './setup-kit.ts';

/** What whoever holds an event asks of its games. */
export interface JudgedLimits {
  /** The total that lists may cost; null for the usual. */
  readonly points: number | null;
  /** After how many rounds a game ends; null for none. */
  readonly rounds: number | null;
}

/** How a game ended that was played to its end, by side. */
export interface JudgedScore {
  readonly points: readonly [number, number];
  /** Null for a draw. */
  readonly winner: 0 | 1 | null;
}

/** How a game is played under a judge, and what its end counts for. */
export interface JudgedKit<Table = Plain> {
  /** A battle that a round limit and, where the game knows one, a clock can end. */
  optionsOf(limits: JudgedLimits): AgreedOptions;
  scoreOf(table: Table, outcome: Outcome): JudgedScore;
  /** What a side has scored as the table stands, for who is conceded to. */
  pointsOf(table: Table): readonly [number, number];
}

/** Forgets what a game's tables are made of. */
export function anyJudgedKit<Table>(kit: JudgedKit<Table>): JudgedKit {
  return kit as unknown as JudgedKit;
}
