import { wordsOf } from '../words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const { useWords, sayIn } = wordsOf('app', { en, es, pt });
