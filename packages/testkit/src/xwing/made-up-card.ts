import type { Game } from '@sortie/kernel';
import type { Attack, XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { type MadeUpCard as AnyMadeUpCard, gameWith } from '../made-up-card.ts';

/** A card that no box holds, for windows of an attack in which no card of the catalogue speaks yet. */
export type MadeUpCard = AnyMadeUpCard<Attack, XwingEffect>;

/** X-Wing with these cards in play as well. */
export function xwingWith(...cards: readonly MadeUpCard[]): Game<XwingState, XwingEffect, XwingEvent> {
  return gameWith(xwing, cards);
}
