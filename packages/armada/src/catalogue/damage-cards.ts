import type { DamageCardFacts } from './damage-facts.ts';
import { damageCardFacts } from './data/damage-cards.ts';

export type DamageCardId = (typeof damageCardFacts)[number]['id'];

export interface DamageCard extends DamageCardFacts {
  readonly id: DamageCardId;
}

export const damageCards: readonly DamageCard[] = damageCardFacts;

/** Every copy in the deck, unshuffled. ar.known.damage-deck.composition */
export const wholeDeck: readonly DamageCardId[] = damageCards.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
);
