import type { DamageCardFacts } from './damage-facts.ts';
import { damageCardFacts } from './data/damage-cards.ts';

export type DamageCardId = (typeof damageCardFacts)[number]['id'];

export interface DamageCard extends DamageCardFacts {
  readonly id: DamageCardId;
}

export const damageCards: readonly DamageCard[] = damageCardFacts;

const byId: ReadonlyMap<string, DamageCard> = new Map(damageCards.map((each) => [each.id, each]));

/** Every copy in the deck, unshuffled. ar.known.damage-deck.composition */
export const wholeDeck: readonly DamageCardId[] = damageCards.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
);

export function damageCard(id: DamageCardId): DamageCard {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no damage card ${id}`);
  return found;
}
