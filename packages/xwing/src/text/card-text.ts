import type { CardTexts } from './card-texts.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** What a card does, by its id in the catalogue; undefined for a card that does nothing, or that is not written yet. */
export function cardText(id: string, language: Language): string | undefined {
  const { cards } = texts(language);
  return isWritten(id, cards) ? cards[id] : undefined;
}

function isWritten(id: string, cards: CardTexts): id is keyof CardTexts {
  return Object.hasOwn(cards, id);
}
