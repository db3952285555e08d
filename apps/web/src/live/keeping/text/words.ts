import { wordsOf } from '../../../app/words.ts';

export const { useWords, sayIn } = wordsOf({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
});
