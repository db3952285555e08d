import { loadTexts } from '@sortie/armada/text';
import { inReadersLanguage } from '../../app/readers-language.ts';

/** Whoever imports this finds Armada's texts loaded in the reader's language when the page is shown. */
export const armadaTexts = inReadersLanguage(loadTexts);
