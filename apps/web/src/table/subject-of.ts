import type { Subject } from '@sortie/games';
import type { Seen } from './table-game.ts';

/** What sentences about this table are about, people called by their names. */
export function subjectOf<Table>({ table, people }: Pick<Seen<Table>, 'table' | 'people'>): Subject<Table> {
  return { table, people: Object.fromEntries(people.map(({ seat, name }) => [seat, name])) };
}
