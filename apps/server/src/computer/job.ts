import type { Choice } from '@sortie/bots';
import type { Decision, Plain, Refusal, Replay, ReplayVerdict } from '@sortie/kernel';
import type { Level } from '@sortie/protocol';

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

export type Job = Question | Verification;

export type JobResult<Each extends Job> = Each extends Question ? Choice : ReplayVerdict | Refusal;
