import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId } from './seat.ts';

/** A question with all its legal answers, as a step of a flow puts it. */
export interface Request<Answer = Plain> {
  readonly seat: SeatId;
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  readonly about?: Plain;
  readonly answers: Answers<Answer>;
  /** Tells simultaneous questions of one kind to one seat apart. */
  readonly key?: string;
  /** Answered, and may be answered anew until the others are done. */
  readonly settled?: boolean;
  /** Which rule forbids an answer that a player might expect to be legal. */
  readonly whyNot?: (answer: Plain) => Refusal | undefined;
}

export type Answers<Answer = Plain> = Offers<Answer> | Region<Answer>;

/** All legal answers, listed. */
export interface Offers<Answer = Plain> {
  readonly kind: 'offers';
  readonly offers: readonly Answer[];
}

/** Too many to list: where they lie, a test, and some that pass it. */
export interface Region<Answer = Plain> {
  readonly kind: 'region';
  /** Plain data that the table draws. */
  readonly region: Plain;
  /** Undefined when legal, otherwise why not. Must bear any plain value. */
  readonly refuse: (answer: Plain) => Refusal | undefined;
  /** Legal answers; at least one. */
  readonly suggest: () => readonly Answer[];
}

/** A question as it leaves the referee: plain data. */
export interface Decision {
  readonly id: number;
  readonly version: number;
  readonly seat: SeatId;
  readonly kind: string;
  readonly rule: string;
  readonly about: Plain;
  readonly settled: boolean;
  readonly answers:
    | { readonly kind: 'offers'; readonly offers: readonly Plain[] }
    | { readonly kind: 'region'; readonly region: Plain; readonly suggestions: readonly Plain[] };
}

export function offers<Answer>(list: readonly Answer[]): Offers<Answer> {
  return { kind: 'offers', offers: list };
}

/** The same question, which works out its suggestions at most once. */
export function remembering(request: Request): Request {
  const { answers } = request;
  if (answers.kind === 'offers') return request;
  let known: readonly Plain[] | undefined;
  const suggest = () => {
    known ??= answers.suggest();
    return known;
  };
  return { ...request, answers: { ...answers, suggest } };
}
