import type { Fairness } from './commitment.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';

/** One thing that people did at the table, in order. The journal and the set-up are the whole game. */
export type Entry =
  | {
      readonly kind: 'answer';
      readonly seat: SeatId;
      /** The question by its kind and key: it is found by these, whatever number it has when it is entered again. */
      readonly question: string;
      readonly key?: string;
      readonly decision: number;
      readonly answer: Plain;
    }
  | { readonly kind: 'command'; readonly from: SeatId | 'clock' | 'judge'; readonly command: Plain }
  /** Takes back everything from the entry `to` on; what was taken back stays in the journal. */
  | {
      readonly kind: 'undo';
      readonly to: number;
      readonly by: SeatId | 'judge';
      /** What the clock said is taken back alone: everything else is entered again, with the dice that fell. */
      readonly keepsDice?: true;
    };

/** How a game begins. */
export interface Opening {
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: string;
  readonly setup: Plain;
  /** A situation to begin from in place of a set-up. */
  readonly position?: Plain;
  readonly seed: string;
  readonly script?: Plain;
  /** The game goes on from another one, whose seed many may know, and that perhaps from another; the first comes first. */
  readonly newDice?: readonly NewDice[];
}

/**
 * From so many entries on the dice come from another seed as well, nothing is left of a script, and nothing before is
 * taken back.
 */
export interface NewDice {
  /** One at least: a game that begins anew has a seed of its own. */
  readonly from: number;
  readonly seed: string;
}

export interface Milestone {
  /** How many entries had been made. */
  readonly entries: number;
  readonly milestone: number;
  /** Of the game and its dice, see `fingerprint`. */
  readonly hash: string;
}

/** A game from its first answer to its last; the referee's alone while the game runs. */
export interface Replay {
  readonly format: 'sortie-replay';
  readonly formatVersion: 2;
  readonly opening: Opening;
  /** How the seed came about; its secret is in it when the game is over. */
  readonly fairness?: Fairness;
  readonly journal: readonly Entry[];
  readonly milestones: readonly Milestone[];
  readonly finalHash: string;
  readonly outcome: Plain;
}

/** A game put aside: it goes on from its state at once, and its journal still allows undo and replay. */
export interface SavedGame {
  readonly format: 'sortie-save';
  readonly formatVersion: 2;
  readonly opening: Opening;
  readonly fairness?: Fairness;
  readonly journal: readonly Entry[];
  /** The places in the journal of the entries that showed something hidden. */
  readonly revealed: readonly number[];
  readonly milestones: readonly Milestone[];
  readonly state: Plain;
  readonly hash: string;
}

/** Everything needed to find out what went wrong. */
export interface BugBundle {
  readonly format: 'sortie-bug';
  readonly formatVersion: 2;
  readonly opening: Opening;
  readonly journal: readonly Entry[];
  readonly attempted: Entry;
  readonly message: string;
  readonly stateBefore: string;
}
