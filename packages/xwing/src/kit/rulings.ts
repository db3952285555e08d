import { cardText, type Language, loadCardTexts } from '../text/index.ts';
import { ruledCards } from '../text/rulings/ruled-cards.data.ts';

/** Every card whose ability is written, with our sentence about it and the rules that it leans on. */
export async function loadCardRulings(language: Language) {
  await loadCardTexts(language);
  return ruledCards.map((card) => ({ ...card, text: cardText(card.id, language) ?? '' }));
}
