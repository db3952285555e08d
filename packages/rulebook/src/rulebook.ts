import type { Book } from './book.ts';
import type { ChaptersOfBook } from './book-in.ts';
import { type ChapterIndex, chapterWith } from './chapter-index.ts';
import type { InLanguages, RulebookLanguage } from './language.ts';
import type { Saying } from './sayings.ts';

/** The rulebook of a game; each language is loaded by itself, and so is each chapter. */
export interface Rulebook {
  load(language: RulebookLanguage): Promise<Book>;
  /** What players call its rules. */
  loadSayings(language: RulebookLanguage): Promise<readonly Saying[]>;
  /** The chapter that a rule is in; undefined when no chapter could have it. */
  loadChapterWith(rule: string, language: RulebookLanguage): Promise<Book | undefined>;
}

interface Sources {
  readonly sayings: InLanguages<() => Promise<{ readonly sayings: readonly Saying[] }>>;
  readonly books: InLanguages<() => Promise<{ readonly book: Book }>>;
  readonly chapters: InLanguages<() => Promise<{ readonly chapters: ChaptersOfBook }>>;
  readonly chapterIndex: () => Promise<{ readonly chapterIndex: ChapterIndex }>;
}

export function rulebookOf({ books, chapters, chapterIndex, sayings }: Sources): Rulebook {
  return {
    load: async (language) => (await books[language]()).book,
    loadSayings: async (language) => (await sayings[language]()).sayings,
    loadChapterWith: async (rule, language) => {
      const [found, all] = await Promise.all([chapterIndex(), chapters[language]()]);
      return all.chapters[chapterWith(rule, found.chapterIndex) ?? '']?.();
    },
  };
}
