import type { CardTexts } from '../card-texts.ts';
import { conditionTexts } from './condition-texts.ts';
import { damageTexts } from './damage-texts.ts';
import { pilotTexts } from './pilot-texts/index.ts';
import { upgradeTexts } from './upgrade-texts/index.ts';

export const cards: CardTexts = { ...pilotTexts, ...upgradeTexts, ...conditionTexts, ...damageTexts };
