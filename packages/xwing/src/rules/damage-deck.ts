import type { Side } from '@sortie/kernel';
import type { Ship, XwingState } from '../model/index.ts';

/** Which deck a side draws from: the only one, or its own. xw.setup.damage-deck.one-per-player */
export function deckOf(state: XwingState, side: Side): number {
  return state.decks.length > 1 ? side : 0;
}

/** Deck and discard pile are both empty: cards due become counters. xw.damage.deck.both-empty-counters */
export function isExhausted(state: XwingState, ship: Ship): boolean {
  const deck = state.decks[deckOf(state, ship.side)]!;
  return deck.draw.length === 0 && deck.discard.length === 0;
}
