import type { Picks, Plain, Refusal } from '@sortie/kernel';
import type { CardRules, Cost, WindowAbility } from './card-rules.ts';
import type { At, CardTypes, WindowOf } from './card-types.ts';

/** An ability as its card writes it. */
export interface AbilityText<T extends CardTypes, W extends WindowOf<T>, Choice> extends Cost<T['scope']> {
  readonly optional: boolean;
  readonly automatic?: boolean;
  readonly repeatable?: boolean;
  /** It must be used now although it is optional. */
  readonly compelled?: (at: At<T, W>) => boolean;
  readonly applies: (at: At<T, W>) => boolean;
  readonly forbidden?: (at: At<T, W>) => Refusal | undefined;
  readonly needs?: (at: At<T, W>) => T['need'];
  /** The ways to use it, listed or up to so many of a list; left out when there is only one. */
  readonly choices?: (at: At<T, W>) => readonly Choice[] | Picks;
  readonly canChange?: (at: At<T, W>) => boolean;
  readonly whyNotChosen?: (at: At<T, W>, choice: Plain) => Refusal | undefined;
  readonly resolve: (at: At<T, W>, choice: Choice) => readonly T['effect'][];
}

const ONE_WAY: readonly null[] = [null];

/** The words with which one game writes its cards. */
export interface CardWords<T extends CardTypes> {
  /** An ability that hears a window. A misspelt window does not compile. */
  readonly on: <W extends WindowOf<T>, Choice = null>(
    window: W,
    text: AbilityText<T, W, Choice>,
  ) => WindowAbility<T>;
  /** A card with its rules. */
  readonly card: <const Id extends string>(
    id: Id,
    rules: Omit<CardRules<T>, 'card'>,
  ) => CardRules<T> & { readonly card: Id };
}

export function cardWords<T extends CardTypes>(): CardWords<T> {
  return {
    on: (window, text) => ({ choices: () => ONE_WAY, ...text, window }),
    card: <const Id extends string>(id: Id, rules: Omit<CardRules<T>, 'card'>) =>
      ({ ...rules, card: id }) as CardRules<T> & { readonly card: Id },
  };
}
