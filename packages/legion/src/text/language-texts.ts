import type { CardTexts } from './card-texts.ts';
import type { Terms } from './terms.ts';

/** How a game reads in one language. */
export interface LanguageTexts {
  readonly terms: Terms;
  readonly cardTexts: CardTexts;
}
