import type { Book } from './book.ts';
import type { InLanguages, RulebookLanguage } from './language.ts';
import type { RuleTitles } from './titles-in.ts';

/** The rulebook of a game; each language is loaded by itself, and titles without the rest. */
export interface Rulebook {
  load(language: RulebookLanguage): Promise<Book>;
  loadTitles(language: RulebookLanguage): Promise<RuleTitles>;
}

interface Sources {
  readonly books: InLanguages<() => Promise<{ readonly book: Book }>>;
  readonly titles: InLanguages<() => Promise<{ readonly titles: RuleTitles }>>;
}

export function rulebookOf({ books, titles }: Sources): Rulebook {
  return {
    load: async (language) => (await books[language]()).book,
    loadTitles: async (language) => (await titles[language]()).titles,
  };
}
