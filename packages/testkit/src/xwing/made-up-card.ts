import type { Game, Listener, SeatId } from '@sortie/kernel';
import type { Attack, XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';

/** A card that no box holds, for windows of an attack in which no card of the catalogue speaks yet. */
export interface MadeUpCard {
  readonly name: string;
  readonly seat: string;
  readonly window: string;
  readonly optional?: boolean;
  readonly effects: (attack: Attack) => readonly XwingEffect[];
}

/** X-Wing with these cards in play as well. */
export function xwingWith(...cards: readonly MadeUpCard[]): Game<XwingState, XwingEffect, XwingEvent> {
  return {
    ...xwing,
    isHeard: (state, window) => cards.some((card) => card.window === window) || xwing.isHeard(state, window),
    listeners: (state, window, at, seat, frame) => [
      ...xwing.listeners(state, window, at, seat, frame),
      ...cards
        .filter((card) => card.window === window && card.seat === seat)
        .map((card) => listenerOf(card, seat, at as Attack)),
    ],
  };
}

function listenerOf(card: MadeUpCard, seat: SeatId, attack: Attack): Listener<XwingEffect> {
  return {
    key: card.name,
    seat,
    at: attack as never,
    ability: {
      id: card.name,
      optional: card.optional ?? true,
      applies: () => true,
      choices: () => [null],
      resolve: (at: Attack) => card.effects(at),
    },
  };
}
