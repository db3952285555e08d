import type { CallId, JudgeId, Moment, PlayerId, TableNumber } from './ids.ts';
import type { CardCount, ListFault, RemovalGround, WarningGround } from './people.ts';
import type { Result } from './round.ts';
import type { Settings } from './settings.ts';

/** Who asks. Tokens and links are the server's business; this is what a token stood for. */
export type Actor =
  | { readonly role: 'organiser'; readonly name: string }
  | { readonly role: 'judge'; readonly judge: JudgeId }
  | { readonly role: 'player'; readonly player: PlayerId }
  /** The clock of whoever runs the event, and games that report themselves. */
  | { readonly role: 'desk' }
  | { readonly role: 'public' };

/** A list with the game's verdict, as the server hands it in. */
export interface JudgedList {
  readonly text: string;
  readonly isKnown: boolean;
  readonly points: number | null;
  readonly cards: readonly CardCount[];
  readonly faults: readonly ListFault[];
}

/** A new player; who registers is told apart by name. */
export interface Newcomer {
  readonly name: string;
  readonly club?: string;
  readonly list?: JudgedList;
  readonly fixedTable?: number | null;
  readonly promisedByes?: readonly number[];
}

export type SetupCommand =
  | { readonly kind: 'changeSettings'; readonly settings: Partial<Settings> }
  /** Type, format, cut and special rules are made public. */
  | { readonly kind: 'announce' }
  /** All or none; before the start by anybody, later by the organiser as a late entry. */
  | { readonly kind: 'addPlayers'; readonly players: readonly Newcomer[] }
  | { readonly kind: 'changePlayer'; readonly player: PlayerId; readonly to: PlayerChange }
  | { readonly kind: 'handInList'; readonly player: PlayerId; readonly list: JudgedList }
  /** The organiser lets a list be played: ticked off by hand, or in spite of a fault. */
  | { readonly kind: 'passList'; readonly player: PlayerId; readonly why: string }
  | { readonly kind: 'checkIn'; readonly player: PlayerId; readonly isHere: boolean }
  | { readonly kind: 'nameJudge'; readonly name: string; readonly isHead: boolean }
  | { readonly kind: 'dismissJudge'; readonly judge: JudgeId }
  | { readonly kind: 'start' };

export interface PlayerChange {
  readonly name?: string;
  readonly club?: string;
  readonly fixedTable?: number | null;
  readonly promisedByes?: readonly number[];
}

export type RoundCommand =
  /** Draws the next round for the organiser alone; drawn again, locked pairs stay. */
  | { readonly kind: 'drawRound' }
  | { readonly kind: 'swapPlayers'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'lockPair'; readonly table: TableNumber; readonly isLocked: boolean }
  | { readonly kind: 'moveTable'; readonly from: TableNumber; readonly to: TableNumber }
  | { readonly kind: 'publishRound' }
  | { readonly kind: 'takeRoundBack' }
  /** The cut, or the end where there is none or the final has been played. */
  | { readonly kind: 'makeCut' }
  | { readonly kind: 'finish' };

export type ResultCommand =
  | {
      readonly kind: 'reportResult';
      readonly round: number;
      readonly table: TableNumber;
      readonly result: Result;
    }
  /** At the desk: settles a table whatever the players reported. */
  | {
      readonly kind: 'enterResult';
      readonly round: number;
      readonly table: TableNumber;
      readonly result: Result;
    }
  | {
      readonly kind: 'correctResult';
      readonly round: number;
      readonly table: TableNumber;
      readonly result: Result;
      readonly why: string;
    }
  | { readonly kind: 'beginGame'; readonly round: number; readonly table: TableNumber };

export type PresenceCommand =
  | { readonly kind: 'drop'; readonly player: PlayerId }
  /** A player who does not appear or cannot go on. */
  | { readonly kind: 'removeMissing'; readonly player: PlayerId }
  | { readonly kind: 'letReturn'; readonly player: PlayerId }
  | {
      readonly kind: 'disqualify';
      readonly player: PlayerId;
      readonly ground: RemovalGround;
      readonly why: string;
    }
  | { readonly kind: 'penalise'; readonly player: PlayerId; readonly why: string };

/** All tables, or one. */
export interface ClockScope {
  readonly table: TableNumber | null;
}

export type ClockCommand =
  | { readonly kind: 'startClock' }
  | ({ readonly kind: 'pauseClock' } & ClockScope)
  | ({ readonly kind: 'resumeClock' } & ClockScope)
  | ({ readonly kind: 'extendClock'; readonly minutes: number } & ClockScope)
  /** The desk says that time has come to this moment; what has run out is told. */
  | { readonly kind: 'passTime' };

export type JudgeCommand =
  | { readonly kind: 'callJudge'; readonly table: TableNumber; readonly about: string }
  | { readonly kind: 'takeCall'; readonly call: CallId }
  | { readonly kind: 'rule'; readonly call: CallId; readonly why: string }
  | { readonly kind: 'appeal'; readonly call: CallId }
  | {
      readonly kind: 'decideAppeal';
      readonly call: CallId;
      readonly isOverturned: boolean;
      readonly why: string;
    }
  | {
      readonly kind: 'warn';
      readonly player: PlayerId;
      readonly ground: WarningGround;
      readonly why: string;
    };

export type Command =
  | SetupCommand
  | RoundCommand
  | ResultCommand
  | PresenceCommand
  | ClockCommand
  | JudgeCommand;

/** A command on its way: who asks, when, for which version, and what was answered to earlier doubts. */
export interface Request {
  readonly command: Command;
  readonly by: Actor;
  readonly at: Moment;
  /** The version of the event that the command was made for. */
  readonly version: number;
  /** Rules of refusals that only asked, and were answered with yes. */
  readonly confirmed?: readonly string[];
}
