import type { Minutes } from '../model/ids.ts';

/** Event points from how a game ended. */
export type EventPoints =
  /** A null draw: the game knows none. */
  | { readonly kind: 'byResult'; readonly win: number; readonly draw: number | null; readonly loss: number }
  /**
   * From this margin on the winner and the loser get these; the first step begins at 0. The margin is the winner's
   * alone, and counts up to the most.
   */
  | {
      readonly kind: 'byMargin';
      readonly steps: readonly MarginStep[];
      readonly mostMargin?: number;
      readonly draw: readonly [number, number] | null;
    };

export interface MarginStep {
  readonly from: number;
  readonly winner: number;
  readonly loser: number;
}

/** What a player records without a game. */
export interface Credit {
  readonly result: 'win' | 'draw' | 'loss';
  readonly eventPoints: number;
  readonly missionPoints: number;
  readonly margin: number;
}

export type Tiebreaker =
  /** The mean over the opponents of their event points a round. */
  | {
      readonly kind: 'strengthOfSchedule';
      /** Whether rounds with a bye count for an opponent, points and rounds alike. */
      readonly countsByes: boolean;
    }
  /** The mean strength of schedule of the opponents. */
  | { readonly kind: 'opponentsSchedule'; readonly countsByes: boolean }
  | { readonly kind: 'missionPoints' }
  | { readonly kind: 'margin' }
  /** Own mission points as a share of all that were scored in the player's games. */
  | { readonly kind: 'shareOfPoints' }
  | { readonly kind: 'random' };

/** Rounds and cut for a number of players. */
export interface PlanStep {
  readonly from: number;
  readonly rounds: number;
  /** 0 for none. */
  readonly cut: number;
}

export type RoundTime =
  | { readonly kind: 'fixed'; readonly minutes: Minutes }
  | {
      readonly kind: 'dice';
      readonly minutes: Minutes;
      /** One die that adds, subtracts or leaves alone. */
      readonly attackDie: readonly string[];
      readonly adds: readonly string[];
      readonly subtracts: readonly string[];
      /** Each of these dice that shows a counted face is a minute. */
      readonly defenseDie: readonly string[];
      readonly defenseDice: number;
      readonly counts: readonly string[];
    };

export type Confidence = 'high' | 'medium' | 'low';

/** How an event is scored: data, so that an organiser can write their own. */
export interface Scoring {
  readonly name: string;
  /** Where the figures are from, and how sure that is. */
  readonly source: string;
  readonly confidence: Confidence;
  readonly eventPoints: EventPoints;
  /** The most mission points that a game can give to one player; null for no bound. */
  readonly mostMissionPoints: number | null;
  readonly bye: Credit;
  /** For who did not concede; `atLeast` keeps a better result that stood on the table. */
  readonly concession: { readonly winner: Credit; readonly loser: Credit; readonly atLeast: boolean };
  /** Both decided not to play; null where the game knows no draw. */
  readonly notPlayed: Credit | null;
  readonly missed: Credit;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly plan: readonly PlanStep[];
  readonly roundTime: RoundTime;
  /** After how many game rounds a game ends; null for none. */
  readonly gameRounds: number | null;
}
