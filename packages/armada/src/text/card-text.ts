import type { Keyword, ObjectiveCardId } from '../catalogue/index.ts';
import { type CardTexts, type ObjectivePart, objectiveParts } from './card-texts.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** One part of an objective card under its heading. */
export interface ObjectiveParagraph {
  readonly part: ObjectivePart;
  readonly heading: string;
  readonly text: string;
}

/** What a card does, by its id in the catalogue; undefined for one that has no text of its own. */
export function cardText(id: string, language: Language): string | undefined {
  return textOfCard(texts(language).cardTexts, id);
}

export function textOfCard(written: CardTexts, id: string): string | undefined {
  const { cards, objectives }: { cards: Readonly<Record<string, string>>; objectives: object } = written;
  if (Object.hasOwn(cards, id)) return cards[id];
  if (!Object.hasOwn(objectives, id)) return undefined;
  const paragraphs = paragraphsOf(written, id as ObjectiveCardId);
  return paragraphs.map(({ heading, text }) => `${heading}: ${text}`).join(' ');
}

export function objectiveText(id: ObjectiveCardId, language: Language): readonly ObjectiveParagraph[] {
  return paragraphsOf(texts(language).cardTexts, id);
}

/** What a keyword of squadrons means. */
export function keywordText(keyword: Keyword['kind'], language: Language): string {
  return texts(language).cardTexts.keywords[keyword];
}

function paragraphsOf(
  { objectives, headings }: CardTexts,
  id: ObjectiveCardId,
): readonly ObjectiveParagraph[] {
  return objectiveParts.flatMap((part) => {
    const text = objectives[id][part];
    return text === undefined ? [] : [{ part, heading: headings[part], text }];
  });
}
