import type { AbilityText as AnyAbilityText, At as AnyAt } from '@sortie/cards';
import { cardWords } from '@sortie/cards';
import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Attack, CardKey, LentToken, Pool } from '../model/index.ts';
import type { CardRules, Here, WindowAbility, XwingCards } from './card-rules.ts';
import type { Window } from './windows.ts';

export type At<W extends Window> = AnyAt<XwingCards, W>;

const words = cardWords<XwingCards>();

/** A card with its rules. */
export const card = words.card;

export interface AbilityText<W extends Window, Choice> extends AnyAbilityText<XwingCards, W, Choice> {
  /** Whose turn in an attack it belongs to; the rest hear whenever their card is in play. */
  readonly side?: 'attacker' | 'defender';
  /** The dice that it modifies outside the step for it; null where it only cancels results in that step. */
  readonly modifies?: Pool | null;
  /** It is the attacker that modifies its dice, whoever has the card: with the card, or as with such a token of its own. */
  readonly asAttacker?: 'card' | LentToken;
}

/** An ability that hears a window. A misspelt window does not compile. */
export function on<W extends Window, Choice = null>(window: W, text: AbilityText<W, Choice>): WindowAbility {
  const { side, modifies, asAttacker, ...told } = text;
  const pool = modifies === undefined ? POOLS[window] : modifies;
  const rest = !pool ? told : { ...told, forbidden: mayModify({ pool, asAttacker }, told.forbidden) };
  if (side === undefined) return words.on(window, rest);
  return words.on(window, { ...rest, applies: (at) => playsRole(at, side) && rest.applies(at) });
}

/** The dice that the step of a window modifies. */
const POOLS: Partial<Readonly<Record<Window, Pool>>> = {
  modifyAttackDice: 'attack',
  modifyDefenseDice: 'defense',
};

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');

interface Modifying {
  readonly pool: Pool;
  readonly asAttacker: AbilityText<Window, unknown>['asAttacker'];
}

/** A card may keep others from modifying dice. xw.timing.precedence.cannot-is-absolute */
function mayModify<W extends Window>(
  { pool, asAttacker }: Modifying,
  forbidden: ((at: At<W>) => Refusal | undefined) | undefined,
): (at: At<W>) => Refusal | undefined {
  return (at) => {
    if (!at.table.mayForbid('modifyDice')) return forbidden?.(at);
    const { table, self, key: own, attack } = at as Here & { readonly attack: Attack };
    const ship = table.ship(asAttacker ? attack.attacker : self);
    const key = asAttacker && asAttacker !== 'card' ? (`${ship.id}.${asAttacker}` as CardKey) : own;
    const isBanned = table.isForbidden({ kind: 'modifyDice', ship, key, pool, attack });
    return isBanned ? BANNED : forbidden?.(at);
  };
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
