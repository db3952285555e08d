import type { Language } from '@sortie/games';
import type { Seen } from './table-game.ts';

type Named<Table> = Pick<Seen<Table>, 'table' | 'people' | 'language'>;

/** What pieces, cards and people are called; worked out once for a table, its people and the reader's language. */
export function namesByTable<Table extends object, Names>(
  namesOf: (table: Table, people: Readonly<Record<string, string>>, language: Language) => Names,
): (seen: Named<Table>) => Names {
  const known = new WeakMap<Table, { readonly key: string; readonly names: Names }>();
  return ({ table, people, language }) => {
    const called = Object.fromEntries(people.map(({ seat, name }) => [seat, name]));
    const key = JSON.stringify([language, called]);
    const before = known.get(table);
    if (before?.key === key) return before.names;
    const names = namesOf(table, called, language);
    known.set(table, { key, names });
    return names;
  };
}
