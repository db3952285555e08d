import type { CallId, JudgeId, Moment, PlayerId, TableNumber } from './ids.ts';
import type { Ruling } from './people.ts';

/** A call for a judge. The game at the table stands still until it is ruled on. */
export interface JudgeCall {
  readonly id: CallId;
  readonly round: number;
  readonly table: TableNumber;
  readonly by: PlayerId;
  readonly at: Moment;
  readonly about: string;
  readonly takenBy: JudgeId | null;
  /** Final, but for an appeal. */
  readonly ruling: CallRuling | null;
  readonly appeal: Appeal | null;
}

export interface CallRuling extends Ruling {
  readonly judge: JudgeId;
}

export interface Appeal {
  readonly by: PlayerId;
  readonly at: Moment;
  /** The head judge's; it stands. */
  readonly decision: CallRuling | null;
  readonly isOverturned: boolean;
}
