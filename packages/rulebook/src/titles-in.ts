import type { RulebookLanguage } from './language.ts';
import type { WrittenBook } from './written-book.ts';

/** What rules are called in one language, by their ids. */
export type RuleTitles = Readonly<Record<string, string>>;

export function titlesIn({ areas }: WrittenBook, language: RulebookLanguage): RuleTitles {
  return Object.fromEntries(
    Object.values(areas).flatMap(({ rules }) =>
      Object.entries(rules).map(([id, { [language]: text }]) => [id, text.title]),
    ),
  );
}
