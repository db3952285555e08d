import type { Shape, TokenMark } from '@sortie/scene';

/** Both sides of a game at a glance, as plain data: the page draws it for every game. */
export interface Roster {
  readonly sides: readonly RosterSide[];
  /** Cards that lie beside the table for everybody to look through. */
  readonly piles?: readonly RosterPile[];
}

export interface RosterPile {
  readonly key: string;
  /** What lies there, with how many. */
  readonly name: string;
  readonly cards: readonly RosterCard[];
}

export interface RosterSide {
  readonly side: 0 | 1;
  readonly name: string;
  /** The viewer plays on this side. */
  readonly isOwn: boolean;
  /** What counts for winning, in words: `62 of 100 points left`. */
  readonly score?: string;
  readonly rows: readonly RosterRow[];
}

/** A piece of a side, on the table or not. */
export interface RosterRow {
  readonly piece: string;
  readonly name: string;
  /** Beside the name: the type of the ship, the kind of unit. */
  readonly subtitle: string;
  /** The number by which it acts, if it has one. */
  readonly rank?: { readonly value: number; readonly name: string };
  readonly shapes: readonly Shape[];
  /** What it can lose, from what goes first to what goes last. */
  readonly pools: readonly RosterPool[];
  readonly tokens: readonly TokenMark[];
  readonly cards: readonly RosterCard[];
  readonly points: number;
  readonly standing: 'waiting' | 'active' | 'done' | 'away' | 'gone';
}

export interface RosterPool {
  /** A class for the style sheet: `shield`, `hull` … */
  readonly kind: string;
  readonly left: number;
  readonly all: number;
  /** `2 of 3 shields`. */
  readonly name: string;
}

export interface RosterCard {
  readonly key: string;
  readonly name: string;
  readonly tone: 'usual' | 'spent' | 'damage';
  /** Beside the name of a card that was used or lost. */
  readonly state?: string;
  /** What it does. */
  readonly text: string;
}
