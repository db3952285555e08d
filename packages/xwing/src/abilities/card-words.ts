import type { AbilityText as AnyAbilityText, At as AnyAt } from '@sortie/cards';
import { cardWords } from '@sortie/cards';
import type { Attack } from '../model/index.ts';
import type { CardRules, Here, WindowAbility, XwingCards } from './card-rules.ts';
import type { Window } from './windows.ts';

export type At<W extends Window> = AnyAt<XwingCards, W>;

const words = cardWords<XwingCards>();

/** A card with its rules. */
export const card = words.card;

export interface AbilityText<W extends Window, Choice> extends AnyAbilityText<XwingCards, W, Choice> {
  /** Whose turn in an attack it belongs to; the rest hear whenever their card is in play. */
  readonly side?: 'attacker' | 'defender';
}

/** An ability that hears a window. A misspelt window does not compile. */
export function on<W extends Window, Choice = null>(window: W, text: AbilityText<W, Choice>): WindowAbility {
  const { side, ...rest } = text;
  if (side === undefined) return words.on(window, rest);
  return words.on(window, { ...rest, applies: (at) => playsRole(at, side) && rest.applies(at) });
}

/** On the attacker's or the defender's side of the attack, not necessarily that very ship. */
function playsRole(at: Here, role: 'attacker' | 'defender'): boolean {
  const { attack } = at as Here & { readonly attack?: Attack };
  return attack !== undefined && at.table.areFriendly(at.self, attack[role]);
}

/** A card that does one thing when one window opens. */
export function ability<const Id extends string, W extends Window, Choice = null>(
  id: Id,
  text: AbilityText<W, Choice> & { readonly window: W },
): CardRules & { readonly card: Id } {
  const { window, ...rest } = text;
  return card(id, { abilities: [on(window, rest as AbilityText<W, Choice>)] });
}
