import type { Scoring } from '../scoring/scoring.ts';
import type { Minutes, PlayerId } from './ids.ts';

export type Format = 'standard' | 'extended';

/** What the points document says of a card. */
export interface CardEntry {
  readonly card: string;
  readonly points: number | null;
  readonly standard: boolean;
  readonly extended: boolean;
  readonly banned: boolean;
  /** How many copies of a restricted card one list may hold; null when it is not restricted. */
  readonly copies: number | null;
}

/** The points document of the event: which cards may be used, at a date. */
export interface CardList {
  readonly name: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly cards: readonly CardEntry[];
  /** How many restricted cards in all one list may hold; null for any number. */
  readonly mostRestricted: number | null;
}

/** The tables from one number to another. */
export interface TableRange {
  readonly from: number;
  readonly to: number;
}

/** What the organiser decides before the day. */
export interface Settings {
  readonly name: string;
  /** Which game is played, by a name this package never looks at. */
  readonly game: string;
  readonly type: string;
  readonly date: string;
  readonly place: string;
  readonly organiser: string;
  readonly format: Format;
  readonly cardList: CardList | null;
  /** The most points a list may cost; null when the game alone decides. */
  readonly squadLimit: number | null;
  readonly listsRequired: boolean;
  readonly scoring: Scoring;
  /** Announced figures; null takes those of the scoring for the number of players. */
  readonly rounds: number | null;
  readonly cut: number | null;
  /** The name of a variant of play, such as timed planning; empty for none. */
  readonly variant: string;
  readonly specialRules: string;
  readonly scenarios: readonly string[];
  /** None: as many as are needed, from 1. */
  readonly tables: readonly TableRange[];
  readonly clubsApart: boolean;
  readonly forbidden: readonly ForbiddenPair[];
  readonly lateEntry: boolean;
  /** After how long a missing player may be removed. */
  readonly noShowAfter: Minutes;
  readonly showElapsed: boolean;
  /** A large event needs a head judge. */
  readonly isLarge: boolean;
}

/** Two people whom the organiser keeps apart, and why. */
export interface ForbiddenPair {
  readonly players: readonly [PlayerId, PlayerId];
  readonly why: string;
}
