import type { Id } from '@sortie/kernel';

export type DamageCardId = Id<'xwing damage card'>;

/** The original deck, the newer deck of The Force Awakens, and the decks of huge ships. */
export type DamageDeckId = 'core' | 'core2' | 'huge';

export interface DamageCardFacts {
  readonly id: string;
  readonly name: string;
  readonly deck: DamageDeckId;
  readonly trait: 'pilot' | 'ship';
  readonly copies: number;
  readonly section?: 'fore' | 'aft';
}

export interface DamageCard extends Omit<DamageCardFacts, 'id'> {
  readonly id: DamageCardId;
}
