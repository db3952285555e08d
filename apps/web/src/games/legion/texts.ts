import { loadTexts } from '@sortie/legion/text';
import { inReadersLanguage } from '../../app/readers-language.ts';

/** Whoever imports this finds Legion's texts loaded in the reader's language when the page is shown. */
export const legionTexts = inReadersLanguage(loadTexts);
