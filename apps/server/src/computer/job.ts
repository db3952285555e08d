import type { Choice } from '@sortie/bots';
import type { Decision, Plain, Refusal, Replay, ReplayVerdict } from '@sortie/kernel';
import type { Level, LiveProblem } from '@sortie/protocol';

/** What a computer at a seat has to answer, with all it may see. */
export interface Question {
  readonly kind: 'choose';
  readonly game: string;
  /** The table and the seat, so that a player may remember its plan. */
  readonly player: string;
  readonly level: Level;
  readonly seed: string;
  readonly decisions: readonly Decision[];
  readonly view: Plain;
}

/** Whether a replay plays to the same end again. */
export interface Verification {
  readonly kind: 'verify';
  readonly game: string;
  readonly replay: Replay;
}

/** A replay that somebody would like to share, as the bytes that came. */
export interface SharedReading {
  readonly kind: 'share';
  readonly bytes: Uint8Array;
}

/** What a refusal over HTTP is made of, as it comes from another thread. */
export interface WhyRefused {
  readonly status: number;
  readonly problem: LiveProblem;
  readonly message: string;
  readonly field: string | undefined;
  readonly refusal: Refusal | undefined;
}

export type SharedVerdict =
  | { readonly kind: 'shared'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: WhyRefused };

export type Job = Question | Verification | SharedReading;

export type JobResult<Each extends Job> = Each extends Question
  ? Choice
  : Each extends SharedReading
    ? SharedVerdict
    : ReplayVerdict | Refusal;
