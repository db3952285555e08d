import type { CardTexts } from '../card-texts.ts';
import { damageTexts } from './damage-texts.ts';
import { pilotTexts } from './pilot-texts.ts';
import { upgradeTexts } from './upgrade-texts.ts';

export const cards: CardTexts = { ...pilotTexts, ...upgradeTexts, ...damageTexts };
