import type { CardTexts } from '../card-texts.ts';
import { battleTexts } from './battle-texts.ts';
import { commandTexts } from './command-texts.ts';
import { keywordTexts } from './keyword-texts.ts';
import { upgradeTexts } from './upgrade-texts.ts';

export const cardTexts: CardTexts = {
  cards: { ...upgradeTexts, ...commandTexts, ...battleTexts },
  keywords: keywordTexts,
};
