import type { Game } from '@sortie/kernel';
import type { LegionEffect, LegionEvent, LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { type MadeUpCard as AnyMadeUpCard, gameWith } from '../made-up-card.ts';

/** A card that no box holds, for windows in which no card of the catalogue speaks. */
export type MadeUpCard = AnyMadeUpCard<object, LegionEffect>;

/** Legion with these cards in play as well. */
export function legionWith(...cards: readonly MadeUpCard[]): Game<LegionState, LegionEffect, LegionEvent> {
  return gameWith(legion, cards);
}
