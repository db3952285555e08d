import type { Moment, PlayerId, TableNumber } from './ids.ts';
import type { Ruling } from './people.ts';

/** How a game ended, for the two players of a pairing in their order. */
export type Result =
  | {
      readonly kind: 'played';
      readonly missionPoints: readonly [number, number];
      /** The place of the winner: by the game's own rules, or by mission points; null for a draw. */
      readonly winner: 0 | 1 | null;
    }
  /** The place of who conceded, and the margin the winner had reached where the scoring asks for it. */
  | { readonly kind: 'conceded'; readonly by: 0 | 1; readonly missionPoints: number | null }
  /** Both decided not to play. */
  | { readonly kind: 'notPlayed' }
  /** Those who did not appear; the other is credited with a bye. */
  | { readonly kind: 'absent'; readonly missing: readonly (0 | 1)[] };

/** What one player says of a game; two that agree settle it. */
export interface Report {
  readonly result: Result;
  readonly at: Moment;
}

/** Why these two meet. */
export interface PairingReason {
  /** Event points of the two when the round was drawn. */
  readonly eventPoints: readonly [number, number];
  /**
   * `drawn` by lot in round one, `group` with the same points, `down` from a higher group, `seed` in a bracket,
   * `locked` by the organiser before another draw, `hand` put together by the organiser.
   */
  readonly kind: 'drawn' | 'group' | 'down' | 'seed' | 'locked' | 'hand';
  readonly isRematch: boolean;
  readonly isSameClub: boolean;
}

export interface Pairing {
  readonly table: TableNumber;
  readonly players: readonly [PlayerId, PlayerId];
  readonly why: PairingReason;
  /** The organiser keeps these two together when the round is drawn again. */
  readonly isLocked: boolean;
  readonly hasBegun: boolean;
  readonly reports: readonly [Report | null, Report | null];
  readonly result: Result | null;
  readonly clock: TableClock;
}

/** Time that one table has of its own. */
export interface TableClock {
  readonly extended: number;
  readonly pausedAt: Moment | null;
  readonly pausedFor: number;
  readonly isUp: boolean;
}

export type ByeReason =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'lowest'; readonly passedOver: readonly PlayerId[] }
  | { readonly kind: 'promised' }
  /** In a bracket, for want of an opponent. */
  | { readonly kind: 'seed' }
  | { readonly kind: 'hand' };

export interface Bye {
  readonly player: PlayerId;
  readonly why: ByeReason;
}

/** What a draw could not avoid, or could not promise. */
export type Impossible =
  | { readonly kind: 'rematch'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'sameClub'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'secondBye'; readonly player: PlayerId }
  /** A later announced round will have to repeat a game. */
  | { readonly kind: 'laterRound' }
  /** Nobody could tell in time whether the later rounds can be paired. */
  | { readonly kind: 'laterRoundUnknown' }
  | { readonly kind: 'sameTable'; readonly player: PlayerId; readonly table: TableNumber };

/** The dice of a round's length: nobody but the organiser sees them. */
export interface RoundLength {
  readonly minutes: number;
  readonly attack: string | null;
  readonly defense: readonly string[];
}

export interface RoundClock {
  readonly startedAt: Moment | null;
  readonly pausedAt: Moment | null;
  /** Milliseconds that the clock stood still. */
  readonly pausedFor: number;
  /** Milliseconds given to all. */
  readonly extended: number;
  readonly isUp: boolean;
}

export interface Round {
  /** From 1, over the whole event. */
  readonly number: number;
  readonly stage: 'swiss' | 'bracket';
  /** From 1, in its stage. */
  readonly inStage: number;
  readonly status: 'draft' | 'published' | 'closed';
  /** How often this round was drawn; each draw has luck of its own. */
  readonly draw: number;
  readonly scenario: string | null;
  readonly length: RoundLength;
  readonly pairings: readonly Pairing[];
  readonly byes: readonly Bye[];
  /** Players who are given a loss for having missed it. */
  readonly missed: readonly PlayerId[];
  readonly impossible: readonly Impossible[];
  readonly clock: RoundClock;
}

/** A result that was changed after it had been settled. */
export interface Correction extends Ruling {
  readonly round: number;
  readonly table: TableNumber;
  readonly before: Result | null;
  readonly after: Result;
}
