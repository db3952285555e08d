import { wordsOf } from '../../../../../app/words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const { useWords, sayIn } = wordsOf('squad-terms', { en, es, pt });
