interface CardOfId {
  readonly id: string;
}

/** The cards of one kind by their ids: those that can be played, and those of later waves. */
export interface CardShelf<Card extends CardOfId, Later extends CardOfId> {
  readonly all: readonly (Card | Later)[];
  readonly card: (id: Card['id']) => Card;
  /** A card that can be played. */
  readonly find: (id: string) => Card | undefined;
  readonly findLater: (id: string) => Later | undefined;
}

export function cardShelf<Card extends CardOfId, Later extends CardOfId>(
  cards: readonly Card[],
  later: readonly Later[],
): CardShelf<Card, Later> {
  const byId: ReadonlyMap<string, Card> = new Map(cards.map((each) => [each.id, each]));
  const laterById: ReadonlyMap<string, Later> = new Map(later.map((each) => [each.id, each]));
  return {
    all: [...cards, ...later],
    card(id) {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`no card ${id}`);
      return found;
    },
    find: (id) => byId.get(id),
    findLater: (id) => laterById.get(id),
  };
}
