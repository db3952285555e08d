import type { BroughtSeed } from './live-dice.ts';
import type { RequestId } from './request.ts';

/** What a judged game is part of, in words to show. */
export interface Occasion {
  readonly name: string;
  readonly round: number;
  readonly table: number;
  /** The page of it on this site: `/event/hJ2k`. */
  readonly address: string;
}

/** A game that a judge watches over, as everybody at its table may know it. When its time ends is not among it. */
export interface Judged {
  readonly occasion: Occasion;
  /** Who stopped the game. Nothing is taken until it goes on. */
  readonly paused: { readonly by: string } | null;
  /** Nobody has a use for it any more: nothing is taken from now on. */
  readonly isClosed: boolean;
  /** The round is finished, then the game ends. */
  readonly timeIsUp: boolean;
  /** Players who ask the judge to take back. Nothing is taken until each has an answer or thinks better of it. */
  readonly requests: readonly AskedStep[];
  /** What was done by a judge, the latest last. */
  readonly deeds: readonly JudgeDeed[];
}

/** An answer by its question, as a player wants to take it back. */
export interface AskedStep {
  readonly seat: string;
  readonly question: string;
}

export type JudgeDeed = {
  /** Grows with every deed of a game. */
  readonly number: number;
  /** The judge by name. */
  readonly by: string;
} & (
  | { readonly kind: 'paused' | 'wentOn' | 'closed' | 'gaveTime' }
  | ({ readonly kind: 'rewound'; readonly round: number } & AskedStep)
  | ({ readonly kind: 'granted' | 'refused' } & AskedStep)
);

/** What a judge does at a table. */
export type JudgeAct =
  | { readonly kind: 'pause' | 'goOn' }
  | { readonly kind: 'listSteps' }
  /** Back to before the entry of this number, which `listSteps` names. */
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'grant' | 'refuse'; readonly seat: string }
  | { readonly kind: 'addTime'; readonly minutes: number };

/** Sent by a socket that joined with the judge's token. */
export interface JudgeMessage {
  readonly id: RequestId;
  readonly kind: 'judge';
  /** The judge, as the players are told. */
  readonly name: string;
  readonly act: JudgeAct;
}

/** A moment of a game to which a judge can go back: before this answer was given. Never what was answered. */
export interface NamedStep extends AskedStep {
  /** The number of the answer among all entries. */
  readonly entry: number;
  readonly round: number;
  /** What everybody could see of it first, if anything. */
  readonly event: { readonly kind: string } | null;
}

/** `POST /api/games/:id/arrivals`: with a token of a judged game; the seed is taken when its player first comes. */
export interface Arrive extends Pick<BroughtSeed, 'promise' | 'seed'> {
  readonly token: string;
}

/** The answer to Arrive: whose token it is, a seat's, the judge's or that of those who look on. */
export interface Arrived {
  readonly as: string;
  /** Whether the seat was taken with this request, and with the seed that it brought. */
  readonly sat: boolean;
}
