import type { LazyList } from './lazy-list.ts';
import { lazyList } from './lazy-list.ts';
import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId } from './seat.ts';

/** A question with all its legal answers, as a step of a flow puts it; the step adds its kind. */
export interface Question<Answer = Plain, About = Plain | undefined, Shape = Plain> {
  readonly seat: SeatId;
  /** The rule that asks. */
  readonly rule: string;
  readonly about?: About;
  readonly answers: Answers<Answer, Shape>;
  /** Tells simultaneous questions of one kind to one seat apart. */
  readonly key?: string;
  /** Answered, and may be answered anew until the others are done. */
  readonly settled?: boolean;
  /** Which rule forbids an answer that a player might expect to be legal. */
  readonly whyNot?: ((answer: Plain) => Refusal | undefined) | undefined;
}

/** A question with its kind, as the engine keeps it while it is open: every field is there. */
export interface Request extends Question {
  readonly kind: string;
  readonly about: Plain | undefined;
  readonly key: string;
  readonly settled: boolean;
  readonly whyNot: ((answer: Plain) => Refusal | undefined) | undefined;
}

export type Answers<Answer = Plain, Shape = Plain> = Offers<Answer> | Picks | Region<Answer, Shape>;

/** All legal answers, listed. */
export interface Offers<Answer = Plain> {
  readonly kind: 'offers';
  readonly offers: readonly Answer[];
  /** In a window: further ways to use an ability, of which `offers` lists some. */
  readonly picks?: readonly { readonly use: string; readonly picks: Picks }[];
}

/** Some of a list, each at most once: the answer is the list of those picked. */
export interface Picks<Item = Plain> {
  readonly kind: 'picks';
  readonly from: readonly Item[];
  readonly least: number;
  readonly most: number;
  /** Undefined when these may be picked together, otherwise why not. */
  readonly refuse?: (picked: readonly Item[]) => Refusal | undefined;
  /** Legal picks, the most useful first; without it the smallest come first. */
  readonly suggest?: () => Iterable<readonly Item[]>;
}

/** Too many to list: where they lie, a test, and some that pass it. */
export interface Region<Answer = Plain, Shape = Plain> {
  readonly kind: 'region';
  /** Plain data that the table draws. */
  readonly region: Shape;
  /** The fields that an answer may have; one with another is refused, for it would be kept with everything in it. */
  readonly fields?: readonly string[];
  /** Undefined when legal, otherwise why not. Must bear any plain value. */
  readonly refuse: (answer: Plain) => Refusal | undefined;
  /** Legal answers, made one by one when they are wanted; at least one. */
  readonly suggest: () => Iterable<Answer>;
  /** The legal answer nearest to a rough one (where the hand let go), or why there is none. */
  readonly complete?: (rough: Plain) => Answer | Refusal;
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
  readonly answers: PublishedAnswers;
}

export type PublishedAnswers =
  | {
      readonly kind: 'offers';
      readonly offers: readonly Plain[];
      /** In a window: abilities whose ways of use are picks; some of them are among the offers. */
      readonly picks?: readonly PublishedPicks[];
    }
  | (PublishedPicks & { readonly kind: 'picks'; readonly suggestions: readonly Plain[] })
  | { readonly kind: 'region'; readonly region: Plain; readonly suggestions: readonly Plain[] };

export interface PublishedPicks {
  /** The ability they belong to, in a window. */
  readonly use?: string;
  readonly from: readonly Plain[];
  readonly least: number;
  readonly most: number;
}

export function offers<Answer>(list: readonly Answer[]): Offers<Answer> {
  return { kind: 'offers', offers: list };
}

export function picks<Item>(from: readonly Item[], how: Omit<Picks<Item>, 'kind' | 'from'>): Picks<Item> {
  return { kind: 'picks', from, ...how };
}

/** Where answers lie, whatever the game calls them, for the kernel that only carries them. */
export function region<Answer, Shape>(how: Omit<Region<Answer, Shape>, 'kind'>): Region<Answer, Shape> {
  return { kind: 'region', ...how };
}

/** A question of this kind as it is kept while it is open. */
export function requestOf(question: Question, kind: string): Request {
  const { seat, rule, about, answers, key = '', settled = false, whyNot } = question;
  return { seat, kind, rule, about, answers: rememberSuggestions(answers), key, settled, whyNot };
}

/** The same answers, with each suggestion worked out at most once and only when it is wanted. */
function rememberSuggestions(answers: Answers): Answers {
  if (answers.kind !== 'region') return answers;
  let known: LazyList<Plain> | undefined;
  const suggest = () => {
    known ??= lazyList(answers.suggest());
    return known;
  };
  return { ...answers, suggest };
}
