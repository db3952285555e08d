import type { Ability, Listener, SeatId } from '@sortie/kernel';
import type { Attack, CardKey, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import { tokenSpendings } from '../rules/spend-tokens.ts';
import { tableOf } from '../rules/table.ts';
import type { WindowAbility } from './card-rules.ts';
import { cardsHearing, isHeardByCards } from './cards-in-play.ts';
import { isMet } from './needs.ts';
import type { Window } from './windows.ts';
import { windowSubject } from './windows.ts';

interface Speaker {
  readonly ship: ShipId;
  readonly seat: SeatId;
  readonly card: CardKey;
  /** Tells apart two abilities of one card that hear the same window. */
  readonly key: string;
  readonly ability: WindowAbility;
}

/** Whether anything on the table might hear the window. */
export function isHeard(state: XwingState, window: string): boolean {
  return tokenSpendings(window as Window).length > 0 || isHeardByCards(state, window);
}

/** The abilities of a seat's ships that hear a window now and apply, the rules' own token spending included. */
export function listeners(
  state: XwingState,
  windowName: string,
  subject: object,
  seat: SeatId,
): Listener<XwingEffect>[] {
  const window = windowName as Window;
  const found: Listener<XwingEffect>[] = [];
  for (const { id, by, ability } of tokenSpendings(window)) {
    const ship = shipOf(state, (subject as Attack)[by]);
    if (ship.seat !== seat) continue;
    const key = `${ship.id}.${id}`;
    const listener = listening(state, window, subject, {
      ship: ship.id,
      seat,
      card: key as CardKey,
      key,
      ability,
    });
    if (listener) found.push(listener);
  }
  for (const { ship, key: card, rules } of cardsHearing(state, window)) {
    if (ship.seat !== seat) continue;
    let heard = 0;
    for (const ability of rules.abilities!) {
      if (ability.window !== window) continue;
      const key = heard === 0 ? card : `${card}#${heard}`;
      heard++;
      const listener = listening(state, window, subject, { ship: ship.id, seat, card, key, ability });
      if (listener) found.push(listener);
    }
  }
  return found;
}

function listening(
  state: XwingState,
  window: Window,
  subject: object,
  { ship, seat, card, key, ability }: Speaker,
): Listener<XwingEffect> | undefined {
  const at: Record<string, unknown> = { table: tableOf(state), self: ship, key: card };
  const name = windowSubject[window];
  if (name) at[name] = subject;
  if (!ability.applies(at as never)) return undefined;
  if (ability.needs && !isMet(state, ability.needs(at as never))) return undefined;
  const choices = ability.choices(at as never);
  if (choices.length === 0) return undefined;
  const heard: Ability<never, never, XwingEffect> = {
    id: key,
    optional: ability.optional,
    ...(ability.repeatable ? { repeatable: true } : {}),
    applies: () => true,
    choices: () => choices as readonly never[],
    resolve: ability.resolve,
  };
  return { key, seat, ability: heard, at: at as never };
}
