import type { CardNames } from '../text/card-names.ts';
import { textOfCard } from '../text/card-text.ts';
import type { CardTexts } from '../text/card-texts.ts';
import type { Language } from '../text/index.ts';
import { ruledCards } from '../text/rulings/ruled-cards.data.ts';

type CardWords = readonly [{ readonly cardTexts: CardTexts }, { readonly cardNames: Partial<CardNames> }];

/** Only the language that is asked for is loaded. */
const files: Readonly<Record<Language, () => Promise<CardWords>>> = {
  en: () => Promise.all([import('../text/en/cards.ts'), import('../text/en/card-names.ts')]),
  es: () => Promise.all([import('../text/es/cards.ts'), import('../text/es/card-names.ts')]),
  pt: () => Promise.all([import('../text/pt/cards.ts'), import('../text/pt/card-names.ts')]),
};

/** Every card that can be played and says something, with our sentences about it and the rules that they lean on. */
export async function loadCardRulings(language: Language) {
  const [{ cardTexts }, { cardNames }] = await files[language]();
  const names: Readonly<Record<string, string>> = cardNames;
  return ruledCards.map((card) => ({
    ...card,
    name: names[card.id] ?? card.name,
    text: textOfCard(cardTexts, card.id) ?? '',
  }));
}
