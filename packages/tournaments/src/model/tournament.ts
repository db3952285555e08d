import type { JudgeCall } from './calls.ts';
import type { Moment, PlayerId } from './ids.ts';
import type { Judge, Player } from './people.ts';
import type { Correction, Round } from './round.ts';
import type { Settings } from './settings.ts';

/** Rounds and cut as they were fixed when round one was paired. */
export interface Plan {
  readonly players: number;
  readonly rounds: number;
  /** How many go on; 0 for no cut. */
  readonly cut: number;
}

/** Who goes on after the cut, best first; a replacement comes in at the end. */
export interface Bracket {
  readonly seeds: readonly PlayerId[];
}

/** An event as it stands: the replay of its log. Plain data throughout. */
export interface Tournament {
  /** How many entries of the log it holds; a command names the version it was made for. */
  readonly version: number;
  readonly phase: 'setup' | 'running' | 'over';
  readonly settings: Settings;
  readonly isAnnounced: boolean;
  /** Secret until the event is over; the commitment is public from the start. */
  readonly secret: string;
  readonly commitment: string;
  readonly madeAt: Moment;
  readonly players: readonly Player[];
  readonly judges: readonly Judge[];
  readonly plan: Plan | null;
  /** In their order; at most the last is a draft. */
  readonly rounds: readonly Round[];
  readonly bracket: Bracket | null;
  readonly calls: readonly JudgeCall[];
  readonly corrections: readonly Correction[];
  /** How often the next round was drawn and thrown away. */
  readonly draws: number;
  readonly nextPlayer: number;
  readonly nextJudge: number;
  readonly nextCall: number;
  /** At which version each subject was last changed; how a stale command is found. */
  readonly touched: Readonly<Record<string, number>>;
}
