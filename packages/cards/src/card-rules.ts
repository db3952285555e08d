import type { Picks, Plain, Refusal } from '@sortie/kernel';
import type { CardTypes, Here, WindowOf } from './card-types.ts';
import type { Reason } from './reason.ts';

/** What the layer checks before an ability is offered, and pays when it is used. */
export interface Cost<Scope extends string = string> {
  /** May be used once in this scope. */
  readonly once?: Scope;
  /** The use is counted by an effect of the ability itself, when that effect comes. */
  readonly countsLater?: true;
  /** Counted in this scope, without a limit of its own. */
  readonly counts?: Scope;
  /** The card is exhausted; while it is, the ability cannot be used. */
  readonly exhausts?: true;
  /** The card is discarded. */
  readonly discards?: true;
}

/** What a card does when a window opens. All of it is asked anew every time; a card keeps no state of its own. */
export interface WindowAbility<T extends CardTypes> extends Cost<T['scope']> {
  readonly window: WindowOf<T>;
  /** A mandatory ability must be used before its window may close. */
  readonly optional: boolean;
  /** Mandatory, and when among others it is used cannot matter. */
  readonly automatic?: boolean;
  readonly repeatable?: boolean;
  /** It must be used now although it is optional. */
  compelled?(at: Here<T>): boolean;
  applies(at: Here<T>): boolean;
  /** The rule that keeps an ability that applies from being used. */
  forbidden?(at: Here<T>): Refusal | undefined;
  needs?(at: Here<T>): T['need'];
  choices(at: Here<T>): readonly unknown[] | Picks;
  /** Whether using it now could change anything; true when it does not say. */
  canChange?(at: Here<T>): boolean;
  /** The rule against one of the ways to use it, when somebody asks for it. */
  whyNotChosen?(at: Here<T>, choice: Plain): Refusal | undefined;
  resolve(at: Here<T>, choice: unknown): readonly T['effect'][];
}

/** A number that is added, or how it is found. */
export type Amount<T extends CardTypes, V extends keyof T['sums']> =
  | number
  | ((at: Here<T> & T['sums'][V]) => number);

/** What is known when a value is asked for, and what it may be set to. */
export interface Setting<About = object, Value = unknown> {
  readonly about: About;
  readonly value: Value;
}

export type AboutSetting<T extends CardTypes, V extends keyof T['settings']> =
  T['settings'][V] extends Setting<infer About, unknown> ? About : never;
export type SetTo<T extends CardTypes, V extends keyof T['settings']> =
  T['settings'][V] extends Setting<object, infer Value> ? Value : never;

/** A card's yes to some kinds of question. */
export type Answers<T extends CardTypes> = {
  readonly [Kind in T['question']['kind']]?: (
    question: Extract<T['question'], { readonly kind: Kind }>,
    at: Here<T>,
  ) => boolean;
};

/** What every game's cards can do. */
export interface SharedRules<T extends CardTypes> {
  /** The card's id in the game's catalogue. */
  readonly card: string;
  readonly abilities?: readonly WindowAbility<T>[];
  /** Added to a number whenever it is asked for; nothing is written that must be unwritten later. */
  readonly adds?: { readonly [V in keyof T['sums']]?: Amount<T, V> };
  /** Takes the place of a value; undefined while it does not. */
  readonly sets?: {
    readonly [V in keyof T['settings']]?: (at: Here<T> & AboutSetting<T, V>) => SetTo<T, V> | undefined;
  };
  /** Bans, and general rules lifted, by the kind of question they answer. */
  readonly forbids?: Answers<T>;
  readonly permits?: Answers<T>;
  /** Rules of its own to cite in place of the game's general ones when it cannot be used. */
  readonly cites?: Partial<Readonly<Record<Reason, string>>>;
}

/** Everything a card does: what all games share and the game's own parts. */
export type CardRules<T extends CardTypes> = SharedRules<T> & T['parts'];
