import type { CallRuling, JudgeCall } from './calls.ts';
import type { Actor, PlayerChange } from './command.ts';
import type { CallId, JudgeId, Moment, PlayerId, TableNumber } from './ids.ts';
import type { HandedInList, Judge, Penalty, Player, Presence, RemovalGround, Warning } from './people.ts';
import type { Correction, Report, Result, Round } from './round.ts';
import type { Settings } from './settings.ts';
import type { Bracket, Plan } from './tournament.ts';

/** What happened, with everything that was drawn in it: replaying needs no chance. */
export type TournamentEvent =
  | { readonly kind: 'settingsChanged'; readonly settings: Settings }
  | { readonly kind: 'announced' }
  | { readonly kind: 'playerAdded'; readonly player: Player }
  | { readonly kind: 'playerChanged'; readonly player: PlayerId; readonly to: PlayerChange }
  | { readonly kind: 'listHandedIn'; readonly player: PlayerId; readonly list: HandedInList }
  | { readonly kind: 'judgeNamed'; readonly judge: Judge }
  | { readonly kind: 'judgeDismissed'; readonly judge: JudgeId }
  | { readonly kind: 'started'; readonly plan: Plan }
  | { readonly kind: 'presenceChanged'; readonly player: PlayerId; readonly to: Presence }
  | { readonly kind: 'playerDisqualified'; readonly player: PlayerId; readonly ground: RemovalGround }
  /** Given a loss for a round that was missed. */
  | { readonly kind: 'roundMissed'; readonly player: PlayerId; readonly round: number }
  | { readonly kind: 'roundDrawn'; readonly round: Round }
  | { readonly kind: 'playersSwapped'; readonly round: Round }
  | { readonly kind: 'pairLocked'; readonly table: TableNumber; readonly isLocked: boolean }
  | { readonly kind: 'tableMoved'; readonly from: TableNumber; readonly to: TableNumber }
  | { readonly kind: 'roundPublished'; readonly number: number }
  | { readonly kind: 'roundTakenBack'; readonly number: number }
  | { readonly kind: 'roundClosed'; readonly number: number }
  | {
      readonly kind: 'resultReported';
      readonly round: number;
      readonly table: TableNumber;
      readonly place: 0 | 1;
      readonly report: Report;
    }
  | {
      readonly kind: 'resultSettled';
      readonly round: number;
      readonly table: TableNumber;
      readonly result: Result;
    }
  | { readonly kind: 'resultCorrected'; readonly correction: Correction }
  | { readonly kind: 'gameBegun'; readonly round: number; readonly table: TableNumber }
  | { readonly kind: 'playerPenalised'; readonly player: PlayerId; readonly penalty: Penalty }
  | { readonly kind: 'playerWarned'; readonly player: PlayerId; readonly warning: Warning }
  | { readonly kind: 'cutMade'; readonly bracket: Bracket }
  | { readonly kind: 'qualifierReplaced'; readonly out: PlayerId; readonly bracket: Bracket }
  | { readonly kind: 'finished' }
  | { readonly kind: 'clockStarted'; readonly at: Moment }
  | { readonly kind: 'clockPaused'; readonly at: Moment; readonly table: TableNumber | null }
  | { readonly kind: 'clockResumed'; readonly at: Moment; readonly table: TableNumber | null }
  | { readonly kind: 'clockExtended'; readonly by: number; readonly table: TableNumber | null }
  | { readonly kind: 'timeRanOut'; readonly tables: readonly TableNumber[] | null }
  | { readonly kind: 'judgeCalled'; readonly call: JudgeCall }
  | { readonly kind: 'callTaken'; readonly call: CallId; readonly judge: JudgeId }
  | { readonly kind: 'callRuled'; readonly call: CallId; readonly ruling: CallRuling }
  | { readonly kind: 'rulingAppealed'; readonly call: CallId; readonly by: PlayerId; readonly at: Moment }
  | {
      readonly kind: 'appealDecided';
      readonly call: CallId;
      readonly decision: CallRuling;
      readonly isOverturned: boolean;
    };

/** How an event begins. The secret stays with whoever runs it until the event is over. */
export interface Opening {
  readonly settings: Settings;
  readonly secret: string;
  readonly at: Moment;
}

/** What one accepted command came to: an entry of the log, stored before anybody sees it. */
export interface Entry {
  /** From 1: the version of the event once it is entered. */
  readonly number: number;
  readonly at: Moment;
  readonly by: Actor;
  /** The command's kind, for those who read the log. */
  readonly command: string;
  readonly events: readonly TournamentEvent[];
}

/** The whole event. */
export interface TournamentLog {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}
