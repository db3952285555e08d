import { type Names, namesOf } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../table/table-game.ts';

const known = new WeakMap<XwingView, { readonly key: string; readonly names: Names }>();

/** What ships, cards and people are called at this table, in the reader's language. */
export function namesFor({
  table,
  people,
  language,
}: Pick<Seen<XwingView>, 'table' | 'people' | 'language'>): Names {
  const called = Object.fromEntries(people.map(({ seat, name }) => [seat, name]));
  const key = JSON.stringify([language, called]);
  const before = known.get(table);
  if (before?.key === key) return before.names;
  const names = namesOf(table, called, language);
  known.set(table, { key, names });
  return names;
}
