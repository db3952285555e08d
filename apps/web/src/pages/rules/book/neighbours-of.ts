import { type OpenBook, sectionName } from '../../../rules/open-book.ts';

export interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Others of the same section; of the same chapter where a rule has no section. */
  readonly related: readonly string[];
}

const MOST_RELATED = 8;

/** The rules beside one in its chapter, and those that are about the same thing. */
export function neighboursOf(id: string, book: OpenBook): Neighbours {
  const rules = book.chapterOf(id)?.rules ?? [];
  const place = rules.indexOf(id);
  const name = sectionName(id);
  const same = rules.filter((each) => each !== id && sectionName(each) === name);
  const nearest = same.toSorted(
    (one, other) => Math.abs(rules.indexOf(one) - place) - Math.abs(rules.indexOf(other) - place),
  );
  const shown = new Set(nearest.slice(0, MOST_RELATED));
  return {
    before: rules[place - 1],
    after: rules[place + 1],
    related: same.filter((each) => shown.has(each)),
  };
}
