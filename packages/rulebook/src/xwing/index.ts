import { rulebookOf } from '../rulebook.ts';

export type { XwingRuleId } from './written-book.ts';

export const xwingRulebook = rulebookOf({
  books: {
    en: () => import('./en/book.data.ts'),
    es: () => import('./es/book.data.ts'),
    pt: () => import('./pt/book.data.ts'),
  },
  titles: {
    en: () => import('./en/titles.data.ts'),
    es: () => import('./es/titles.data.ts'),
    pt: () => import('./pt/titles.data.ts'),
  },
});
