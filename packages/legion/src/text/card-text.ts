import type { KeywordId, KeywordUse } from '../catalogue/index.ts';
import { labelOfKeyword } from './keyword-label.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** What a card does, by its id in the catalogue; undefined for one that has no text of its own. */
export function cardText(id: string, language: Language): string | undefined {
  const { cards }: { cards: Readonly<Record<string, string>> } = texts(language).cardTexts;
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/** What a keyword means. */
export function keywordText(keyword: KeywordId, language: Language): string {
  return texts(language).cardTexts.keywords[keyword];
}

/** A keyword as cards print it: `Arsenal 2`, `Fixed: Front`. */
export function keywordLabel(use: KeywordUse, language: Language): string {
  return labelOfKeyword(use, texts(language).terms);
}
