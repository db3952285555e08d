import { type RuleId, type XwingArea, xwingRules } from '@sortie/rulebook';

/** Rules that share the middle of their ids: `xw.action.boost.…`. */
export interface Section {
  /** Null for rules that stand alone in their chapter. */
  readonly name: string | null;
  readonly rules: readonly RuleId[];
}

export interface Chapter {
  readonly area: XwingArea;
  readonly rules: readonly RuleId[];
  readonly sections: readonly Section[];
}

/** The book by the parts of the ids, in the book's order. */
export const chapters: readonly Chapter[] = [...new Set(xwingRules.map(({ area }) => area))].map((area) => {
  const ids = xwingRules.filter((rule) => rule.area === area).map(({ id }) => id);
  return { area, rules: ids, sections: sectionsOf(ids) };
});

const byArea: ReadonlyMap<string, Chapter> = new Map(chapters.map((chapter) => [chapter.area, chapter]));

export function chapterOf(id: RuleId): Chapter {
  return byArea.get(id.split('.')[1]!)!;
}

/** `boost` of `xw.action.boost.icon`; null where the id has no middle. */
export function sectionName(id: RuleId): string | null {
  const [, , name, ...rest] = id.split('.');
  return rest.length > 0 ? name! : null;
}

function sectionsOf(ids: readonly RuleId[]): readonly Section[] {
  const sections: { readonly name: string | null; readonly rules: RuleId[] }[] = [];
  for (const id of ids) {
    const name = sectionName(id);
    const last = sections.at(-1);
    if (last && last.name === name) last.rules.push(id);
    else sections.push({ name, rules: [id] });
  }
  return sections;
}

export interface Neighbours {
  readonly before: RuleId | undefined;
  readonly after: RuleId | undefined;
  /** Others of the same section; of the same chapter where a rule has no section. */
  readonly related: readonly RuleId[];
}

const MOST_RELATED = 8;

/** The rules beside one in its chapter, and those that are about the same thing. */
export function neighboursOf(id: RuleId): Neighbours {
  const { rules } = chapterOf(id);
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
