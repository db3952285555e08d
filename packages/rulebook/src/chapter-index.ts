import type { WrittenBook } from './written-book.ts';

/**
 * Chapters by the beginnings of their rules' ids: `ar.attack` is `attack`, `ar.attack.damage` is `damage`. The
 * longest beginning that an id has decides.
 */
export type ChapterIndex = Readonly<Record<string, string>>;

interface Placed {
  readonly parts: readonly string[];
  readonly chapter: string;
}

/** The first part of an id is the game, which says nothing about the chapter. */
const SHORTEST = 2;

export function indexChapters({ areas }: WrittenBook): ChapterIndex {
  const placed = Object.entries(areas).flatMap(([chapter, { rules }]) =>
    Object.keys(rules).map((id): Placed => ({ parts: id.split('.'), chapter })),
  );
  return Object.fromEntries(beginningsOf(placed, SHORTEST, undefined));
}

/** The chapter that a rule is in, or would be in; undefined when no chapter could have it. */
export function chapterWith(rule: string, index: ChapterIndex): string | undefined {
  const parts = rule.split('.');
  for (let length = parts.length; length >= SHORTEST; length--) {
    const beginning = parts.slice(0, length).join('.');
    if (Object.hasOwn(index, beginning)) return index[beginning];
  }
  return undefined;
}

/** A beginning is written down where its chapter is not that of the next shorter one. */
function beginningsOf(
  placed: readonly Placed[],
  length: number,
  shorter: string | undefined,
): readonly (readonly [string, string])[] {
  const groups = new Map<string, Placed[]>();
  for (const each of placed) {
    const beginning = each.parts.slice(0, length).join('.');
    const group = groups.get(beginning) ?? [];
    group.push(each);
    groups.set(beginning, group);
  }
  return [...groups].flatMap(([beginning, group]) => {
    const whole = group.find(({ parts }) => parts.length === length);
    const chapter = whole?.chapter ?? commonestChapter(group);
    const longer = group.filter(({ parts }) => parts.length > length);
    const own: readonly (readonly [string, string])[] = chapter === shorter ? [] : [[beginning, chapter]];
    return [...own, ...beginningsOf(longer, length + 1, chapter)];
  });
}

function commonestChapter(placed: readonly Placed[]): string {
  const counts = new Map<string, number>();
  for (const { chapter } of placed) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}
