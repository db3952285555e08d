import type { CardTexts } from './card-texts.ts';
import { cards as english } from './en/cards.ts';
import { cards as spanish } from './es/cards.ts';
import type { Language } from './language.ts';
import { cards as portuguese } from './pt/cards.ts';

const cards: Readonly<Record<Language, CardTexts>> = { en: english, es: spanish, pt: portuguese };

/** What a card does, by its id in the catalogue; undefined for a card that does nothing, or that is not written yet. */
export function cardText(id: string, language: Language): string | undefined {
  return hasText(id) ? cards[language][id] : undefined;
}

function hasText(id: string): id is keyof CardTexts {
  return Object.hasOwn(english, id);
}
