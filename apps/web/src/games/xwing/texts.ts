import { loadTexts } from '@sortie/xwing/text';
import { inReadersLanguage } from '../../app/readers-language.ts';

/** Whoever imports this finds X-Wing's texts loaded in the reader's language when the page is shown. */
export const xwingTexts = inReadersLanguage(loadTexts);
