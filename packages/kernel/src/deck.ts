/** A pile drawn from the front and its discard pile, lying open. The order of `draw` is secret. */
export interface Deck<Card extends string> {
  readonly draw: readonly Card[];
  readonly discard: readonly Card[];
}

export function freshDeck<Card extends string>(cards: readonly Card[]): Deck<Card> {
  return { draw: [...cards], discard: [] };
}
