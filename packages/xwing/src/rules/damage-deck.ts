import type { Side } from '@sortie/kernel';
import type { CardKey, Ship, XwingState } from '../model/index.ts';

/** Which deck a side draws from: the only one, or its own. xw.setup.damage-deck.one-per-player */
export function deckOf(state: XwingState, side: Side): number {
  return state.decks.length > 1 ? side : 0;
}

/** Counters that stand in for cards of this deck. */
export function countersOf(
  state: XwingState,
  deck: number,
): { readonly ship: Ship; readonly key: CardKey }[] {
  return state.ships
    .filter((ship) => deckOf(state, ship.side) === deck)
    .flatMap((ship) => ship.damage.filter((each) => each.card === null).map(({ key }) => ({ ship, key })));
}

/**
 * Deck and discard pile have both run out: cards due become counters, until a round ends in which discarded cards
 * exist again. xw.damage.deck.both-empty-counters
 */
export function isExhausted(state: XwingState, ship: Ship): boolean {
  const index = deckOf(state, ship.side);
  const { draw, discard } = state.decks[index]!;
  return draw.length === 0 && (discard.length === 0 || countersOf(state, index).length > 0);
}

/** With no card left, the older book knows no criticals. xw.damage.deck.core2012-crit-to-hit */
export function turnsCriticals(state: XwingState, struck: Ship): boolean {
  return state.options.variant === 'core2012' && isExhausted(state, struck);
}
