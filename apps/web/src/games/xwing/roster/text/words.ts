import { type Say, wordsOf } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const { useWords, sayIn } = wordsOf({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
});

export type SayRoster = Say<typeof en>;
