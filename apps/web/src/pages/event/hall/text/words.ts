import { type Say, wordsOf } from '../../../../app/words.ts';
import type { en } from './en.ts';

export type HallSay = Say<typeof en>;

export const { useWords } = wordsOf({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
});
