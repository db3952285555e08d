import { loadCardTexts } from '@sortie/xwing/text';
import { inReadersLanguage } from '../../app/readers-language.ts';

export { cardText } from '@sortie/xwing/text';

/** Whoever imports this comes with what cards do, and is itself loaded when a card is shown: by `lazyPart`. */
export const xwingCardTexts = inReadersLanguage(loadCardTexts);
