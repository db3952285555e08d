import type { Picks } from './decision.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';

/** What a card or a rule lets a player do when a window opens. It keeps no state of its own. */
export interface Ability<At, Choice, Effect> {
  readonly id: string;
  /** A mandatory ability must be used before its window may close. */
  readonly optional: boolean;
  /** Mandatory, and when among others it is used cannot matter: it is used by itself and nobody is asked. */
  readonly automatic?: boolean;
  /** May be used again in the same window for as long as it applies. */
  readonly repeatable?: boolean;
  applies(at: At): boolean;
  /** The ways in which it can be used now: listed, or up to so many of a list. */
  choices(at: At): readonly Choice[] | Picks;
  /** Whether using it now could change anything; true when it does not say. */
  canChange?(at: At): boolean;
  resolve(at: At, choice: Choice): readonly Effect[];
}

/** An ability in play that hears a window now: whose it is and what it sees. */
export interface Listener<Effect, At = never> {
  /** Tells apart two copies of one card. */
  readonly key: string;
  readonly seat: SeatId;
  readonly ability: Ability<At, unknown, Effect>;
  readonly at: At;
  readonly about?: Plain;
}

/** The answer to a window: use an ability in one of its ways, or let the window go by. */
export type WindowAnswer = { readonly use: string; readonly choice: Plain } | { readonly pass: true };

export const PASS: WindowAnswer = { pass: true };

/** A use that somebody asked for: by its key, in some way, after these have been used in the window. */
export interface AskedUse {
  readonly use: string;
  readonly choice: Plain;
  readonly used: readonly string[];
}
