import type { Book, Rule } from './book.ts';
import type { InLanguages, RulebookLanguage } from './language.ts';
import type { WrittenBook } from './written-book.ts';

/** One language of a rulebook. */
export function bookIn({ kinds, areas }: WrittenBook, language: RulebookLanguage): Book {
  const named = (words: Readonly<Record<string, InLanguages<string>>>) =>
    Object.fromEntries(Object.entries(words).map(([key, name]) => [key, name[language]]));
  const names = Object.fromEntries(Object.entries(areas).map(([area, { name }]) => [area, name]));
  return {
    language,
    kinds: named(kinds),
    areas: named(names),
    rules: Object.entries(areas).flatMap(([area, { rules }]) =>
      Object.entries(rules).map(
        ([
          id,
          {
            kind,
            variant,
            note,
            [language]: { title, rule },
          },
        ]): Rule => ({
          id,
          area,
          kind,
          title,
          rule,
          ...(variant === undefined ? {} : { variant }),
          ...(note === undefined || language !== 'en' ? {} : { note }),
        }),
      ),
    ),
  };
}

/** The chapters of a book, each to be loaded by itself. */
export type ChaptersOfBook = Readonly<Record<string, () => Promise<Book>>>;

/** One language of each chapter. */
export function chaptersIn({ kinds, areas }: WrittenBook, language: RulebookLanguage): ChaptersOfBook {
  return Object.fromEntries(
    Object.entries(areas).map(([area, written]) => [
      area,
      async () => bookIn({ kinds, areas: { [area]: written } }, language),
    ]),
  );
}
