import { textsByLanguage } from '@sortie/scene/telling';
import type { CardTexts } from './card-texts.ts';
import type { Language } from './language.ts';

/** They are many, and are loaded apart from the other texts: by whoever shows what a card does. */
const { loadTexts, texts } = textsByLanguage<Language, CardTexts>({
  en: async () => (await import('./en/cards.ts')).cards,
  es: async () => (await import('./es/cards.ts')).cards,
  pt: async () => (await import('./pt/cards.ts')).cards,
});

export const loadCardTexts = loadTexts;

/** What a card does, by its id in the catalogue; undefined for a card that does nothing, or that is not written yet. */
export function cardText(id: string, language: Language): string | undefined {
  const cards = texts(language);
  return isWritten(id, cards) ? cards[id] : undefined;
}

function isWritten(id: string, cards: CardTexts): id is keyof CardTexts {
  return Object.hasOwn(cards, id);
}
