import { rulebookOf } from '../rulebook.ts';

export type { LegionRuleId } from './written-book.ts';

export const legionRulebook = rulebookOf({
  books: {
    en: () => import('./en/book.data.ts'),
    es: () => import('./es/book.data.ts'),
    pt: () => import('./pt/book.data.ts'),
  },
  sayings: {
    en: () => import('./en/sayings.data.ts'),
    es: () => import('./es/sayings.data.ts'),
    pt: () => import('./pt/sayings.data.ts'),
  },
  chapters: {
    en: () => import('./en/chapters.data.ts'),
    es: () => import('./es/chapters.data.ts'),
    pt: () => import('./pt/chapters.data.ts'),
  },
  chapterIndex: () => import('./chapter-index.data.ts'),
});
