import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { WispWords } from './words.ts';

export type { WispWords } from './words.ts';
/** pt is the Portuguese of Brazil. */
export type Language = 'en' | 'es' | 'pt';

export const wispWords: Readonly<Record<Language, WispWords>> = { en, es, pt };
