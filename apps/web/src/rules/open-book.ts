import type { Book, Rule } from '@sortie/rulebook';

/** Rules that share the middle of their ids: `xw.action.boost.…`. */
export interface Section {
  /** Null for rules that stand alone in their chapter. */
  readonly name: string | null;
  readonly rules: readonly string[];
}

export interface Chapter {
  readonly area: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly sections: readonly Section[];
}

/** The rulebook of a game in the reader's language, with its chapters. */
export interface OpenBook extends Book {
  readonly game: string;
  /** By the parts of the ids, in the book's order. */
  readonly chapters: readonly Chapter[];
  find(id: string): Rule | undefined;
  chapterOf(id: string): Chapter | undefined;
}

export function openBook(game: string, book: Book): OpenBook {
  const byId = new Map(book.rules.map((rule) => [rule.id, rule]));
  const chapters = Object.entries(book.areas).map(([area, name]): Chapter => {
    const ids = book.rules.filter((rule) => rule.area === area).map(({ id }) => id);
    return { area, name, rules: ids, sections: sectionsOf(ids) };
  });
  const byArea = new Map(chapters.map((chapter) => [chapter.area, chapter]));
  return {
    ...book,
    game,
    chapters,
    find: (id) => byId.get(id),
    chapterOf: (id) => byArea.get(byId.get(id)?.area ?? ''),
  };
}

/** `action.boost` of `xw.action.boost.icon`; null where the id has no middle. */
export function sectionName(id: string): string | null {
  const [, ...parts] = id.split('.');
  return parts.length > 2 ? parts.slice(0, 2).join('.') : null;
}

function sectionsOf(ids: readonly string[]): readonly Section[] {
  const sections: { readonly name: string | null; readonly rules: string[] }[] = [];
  for (const id of ids) {
    const name = sectionName(id);
    const last = sections.at(-1);
    if (last && last.name === name) last.rules.push(id);
    else sections.push({ name, rules: [id] });
  }
  return sections;
}
