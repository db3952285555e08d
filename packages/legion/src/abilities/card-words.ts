import type { AbilityText as AnyAbilityText, At as AnyAt } from '@sortie/cards';
import { cardWords } from '@sortie/cards';
import type { CardRules, LegionCards } from './card-rules.ts';
import type { Window } from './windows.ts';

export type At<W extends Window> = AnyAt<LegionCards, W>;
export type AbilityText<W extends Window, Choice> = AnyAbilityText<LegionCards, W, Choice>;

const words = cardWords<LegionCards>();

/** A card with its rules. */
export const card = words.card;

/** An ability that hears a window. A misspelt window does not compile. */
export const on = words.on;

/** A card that does one thing when one window opens. */
export function ability<const Id extends string, W extends Window, Choice = null>(
  id: Id,
  text: AbilityText<W, Choice> & { readonly window: W },
): CardRules & { readonly card: Id } {
  const { window, ...rest } = text;
  return card(id, { abilities: [on(window, rest as AbilityText<W, Choice>)] });
}
