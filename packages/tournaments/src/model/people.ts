import type { JudgeId, Moment, PlayerId } from './ids.ts';

/** What a game, or the event's card list, says against a list; the sentence is made from the rule and its words. */
export interface ListFault {
  readonly rule: string;
  /** What the fault is about: a card, a sum, a slot. */
  readonly what: string;
}

/** How many of one card a list holds, by the game's own id of it. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** A list as it was handed in. The package cannot read it; the game's verdict comes with it. */
export interface HandedInList {
  readonly text: string;
  /** Whether a game that we know could read it; a text of another edition is ticked off by hand. */
  readonly isKnown: boolean;
  readonly points: number | null;
  readonly cards: readonly CardCount[];
  /** Every fault: the game's own, and those that the card list of the event finds. */
  readonly faults: readonly ListFault[];
  /** Who ruled that it may be played although it is faulty or cannot be read, and why. */
  readonly ruling: Ruling | null;
}

/** A decision of the organiser or of a judge that is kept. */
export interface Ruling {
  readonly by: string;
  readonly at: Moment;
  readonly why: string;
}

/**
 * `registered` has not come yet, `present` has checked in or plays, `dropped` has stopped, `removed` did not
 * appear or could not go on, `disqualified` was expelled for good.
 */
export type Presence = 'registered' | 'present' | 'dropped' | 'removed' | 'disqualified';

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly club: string;
  readonly presence: Presence;
  readonly list: HandedInList | null;
  /** Cannot move to another table, for whatever reason; the number is marked on the pairings. */
  readonly fixedTable: number | null;
  /** Rounds of the event for which a bye was promised beforehand. */
  readonly promisedByes: readonly number[];
  /** Since which round, counted from 1, the player is in the event. */
  readonly since: number;
  readonly warnings: readonly Warning[];
  readonly penalties: readonly Penalty[];
  /** The place drawn once for the random tiebreaker: lower is better. */
  readonly lot: number;
}

export const warningGrounds = ['sportsmanship', 'tolerance', 'openInformation', 'smoothPlay'] as const;
export type WarningGround = (typeof warningGrounds)[number];

export interface Warning extends Ruling {
  readonly ground: WarningGround;
}

/** What the organiser noted against a player, such as withheld prizes. */
export type Penalty = Ruling;

export const removalGrounds = ['unsporting', 'violence', 'cheating', 'threeWarnings', 'necessary'] as const;
export type RemovalGround = (typeof removalGrounds)[number];

export interface Judge {
  readonly id: JudgeId;
  readonly name: string;
  readonly isHead: boolean;
}
