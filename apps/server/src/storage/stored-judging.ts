import type { AskedStep, JudgeDeed, Occasion } from '@sortie/protocol';

/** What is kept of a game that a judge watches over, beside its log. */
export interface StoredJudging {
  /** Of the judge's token. */
  readonly judgeHash: string;
  readonly occasion: Occasion;
  /** Whether the game's own rules let a clock end it. */
  readonly hasClock: boolean;
  readonly paused: { readonly by: string } | null;
  readonly isClosed: boolean;
  readonly timeIsUp: boolean;
  readonly requests: readonly StoredRequest[];
  readonly deeds: readonly JudgeDeed[];
  /** Missing in games from before, and where no timer ran when the game was held. */
  readonly heldTimer?: HeldTimer;
}

/** A run of a timer of the rules that a judge held. */
export interface HeldTimer {
  /** How many entries the log had when it began, which no other run has. */
  readonly entries: number;
  /** Milliseconds that were left. */
  readonly left: number;
  /** When it ends, in milliseconds since 1970; null while it is held. */
  readonly endsAt: number | null;
}

/** A player's wish to take back. */
export interface StoredRequest extends AskedStep {
  /** The place of the answer among the entries. */
  readonly to: number;
}
