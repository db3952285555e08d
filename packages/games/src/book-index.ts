import type { Saying } from '@sortie/rulebook';

/** A card with what it does and the rules that its words lean on, the most telling first. */
export interface CardRuling {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** What players look for in a rulebook beside its own words. */
export interface BookIndex {
  readonly sayings: readonly Saying[];
  readonly cards: readonly CardRuling[];
}
