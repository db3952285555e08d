import type { CardTexts } from '../card-texts.ts';
import { damageTexts } from './damage-texts.ts';
import { keywordTexts } from './keyword-texts.ts';
import { headings, objectiveTexts } from './objective-texts.ts';
import { squadronTexts } from './squadron-texts.ts';
import { upgradeTexts } from './upgrade-texts.ts';

export const cardTexts: CardTexts = {
  cards: { ...upgradeTexts, ...squadronTexts, ...damageTexts },
  keywords: keywordTexts,
  objectives: objectiveTexts,
  headings,
};
