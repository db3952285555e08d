import type { JudgeCall } from '../model/calls.ts';
import type { JudgeId, Moment, PlayerId, TableNumber } from '../model/ids.ts';
import type { HandedInList, Penalty, Presence, Warning } from '../model/people.ts';
import type { Bye, Correction, Impossible, PairingReason, Report, Result, Round } from '../model/round.ts';
import type { Settings } from '../model/settings.ts';
import type { Bracket, Plan } from '../model/tournament.ts';
import type { FinalPlace } from '../standings/final-places.ts';
import type { Standing } from '../standings/standings.ts';
import type { Desk } from './desk.ts';

/** Who looks. A wall display is the public. */
export type Viewer =
  | { readonly role: 'organiser' }
  | { readonly role: 'judge'; readonly judge: JudgeId }
  | { readonly role: 'player'; readonly player: PlayerId }
  | { readonly role: 'public' };

/** An event as one viewer may see it: everything in it is named, so what is new stays hidden. */
export interface EventView {
  readonly version: number;
  readonly phase: 'setup' | 'running' | 'over';
  readonly isAnnounced: boolean;
  /** Without what only the organiser knows, such as who is kept apart. */
  readonly settings: SeenSettings;
  readonly commitment: string;
  /** Null until the event is over. */
  readonly secret: string | null;
  readonly plan: Plan | null;
  readonly players: readonly SeenPlayer[];
  readonly judges: readonly { readonly id: JudgeId; readonly name: string; readonly isHead: boolean }[];
  readonly rounds: readonly SeenRound[];
  /** The round that is being prepared, for the organiser alone. */
  readonly draft: Round | null;
  readonly standings: readonly Standing[];
  readonly bracket: Bracket | null;
  readonly places: readonly FinalPlace[];
  readonly calls: readonly JudgeCall[];
  readonly corrections: readonly Correction[];
  /** What is missing and what comes next, for the organiser alone. */
  readonly desk: Desk | null;
}

export type SeenSettings = Omit<Settings, 'forbidden'> & Partial<Pick<Settings, 'forbidden'>>;

export interface SeenPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly club: string;
  readonly presence: Presence;
  readonly hasList: boolean;
  /** Null before it may be seen. */
  readonly list: HandedInList | null;
  readonly fixedTable: number | null;
  /** For the organiser alone. */
  readonly promisedByes: readonly number[] | null;
  readonly since: number;
  /** For organiser and judges, and each player's own. */
  readonly warnings: readonly Warning[] | null;
  readonly penalties: readonly Penalty[] | null;
}

export interface SeenRound {
  readonly number: number;
  readonly stage: 'swiss' | 'bracket';
  readonly inStage: number;
  readonly status: 'published' | 'closed';
  readonly scenario: string | null;
  readonly pairings: readonly SeenPairing[];
  readonly byes: readonly Bye[];
  readonly missed: readonly PlayerId[];
  readonly impossible: readonly Impossible[];
  readonly clock: SeenClock;
}

export interface SeenPairing {
  readonly table: TableNumber;
  readonly players: readonly [PlayerId, PlayerId];
  readonly why: PairingReason;
  readonly result: Result | null;
  /** `waiting` for a report, `reported` by one, `disputed` where two differ, `settled`. */
  readonly status: 'waiting' | 'reported' | 'disputed' | 'settled';
  /** Who has reported; what they said is for the two and for organiser and judges. */
  readonly reports: readonly [Report | null, Report | null] | null;
  readonly isPaused: boolean;
  /** Finish the game round you are in. */
  readonly isTimeUp: boolean;
}

export interface SeenClock {
  readonly isStarted: boolean;
  readonly isPaused: boolean;
  readonly isUp: boolean;
  /** Only where the organiser shows elapsed time. */
  readonly elapsed: {
    readonly startedAt: Moment;
    readonly pausedAt: Moment | null;
    readonly pausedFor: number;
  } | null;
  /** For the organiser alone: the dice, and when the round ends. */
  readonly secret: {
    readonly minutes: number;
    readonly attack: string | null;
    readonly defense: readonly string[];
    readonly endsAt: Moment | null;
    readonly tables: readonly { readonly table: TableNumber; readonly endsAt: Moment | null }[];
  } | null;
}
