import type { CardTexts } from '../text/card-texts.ts';
import type { Language } from '../text/index.ts';
import { ruledCards } from '../text/rulings/ruled-cards.data.ts';

/** Only the language that is asked for is loaded. */
const files: Readonly<Record<Language, () => Promise<{ readonly cards: CardTexts }>>> = {
  en: () => import('../text/en/cards.ts'),
  es: () => import('../text/es/cards.ts'),
  pt: () => import('../text/pt/cards.ts'),
};

/** Every card whose ability is written, with our sentence about it and the rules that it leans on. */
export async function loadCardRulings(language: Language) {
  const texts: Readonly<Record<string, string>> = (await files[language]()).cards;
  return ruledCards.map((card) => ({ ...card, text: texts[card.id] ?? '' }));
}
