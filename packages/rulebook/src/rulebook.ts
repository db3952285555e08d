import type { Book } from './book.ts';
import type { ChaptersOfBook } from './book-in.ts';
import type { InLanguages, RulebookLanguage } from './language.ts';

/** The rulebook of a game; each language is loaded by itself, and so is each chapter. */
export interface Rulebook {
  load(language: RulebookLanguage): Promise<Book>;
  /** The chapter in which a rule is; undefined when no chapter could have it. */
  loadChapterWith(rule: string, language: RulebookLanguage): Promise<Book | undefined>;
}

interface Sources {
  readonly books: InLanguages<() => Promise<{ readonly book: Book }>>;
  readonly chapters: InLanguages<() => Promise<{ readonly chapters: ChaptersOfBook }>>;
}

/** The chapter of `xw.stress.red-maneuver` is `stress`. */
export function areaOf(rule: string): string {
  return rule.split('.')[1] ?? '';
}

export function rulebookOf({ books, chapters }: Sources): Rulebook {
  return {
    load: async (language) => (await books[language]()).book,
    loadChapterWith: async (rule, language) => {
      const all = (await chapters[language]()).chapters;
      const area = areaOf(rule);
      return Object.hasOwn(all, area) ? all[area]?.() : undefined;
    },
  };
}
