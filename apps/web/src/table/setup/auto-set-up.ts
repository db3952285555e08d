import { type Store, store } from '../../app/store.ts';
import type { Seen } from '../table-game.ts';

interface Wish {
  readonly table: string;
  /** The game goes on from here; a smaller version is another game. */
  readonly version: number;
}

/** Who sits at a table, and what is on it: as much as tells two games apart. */
export type TableKnown = Pick<Seen<unknown>, 'as' | 'version' | 'people'> & { readonly brought: string };

/** Seats whose player wants the rest of set-up done for them. */
export const wishes: Store<Readonly<Record<string, Wish>>> = store<Readonly<Record<string, Wish>>>({});

function tableName({ brought, people }: TableKnown): string {
  return JSON.stringify([brought, people.map(({ name }) => name)]);
}

export function isWished(known: Readonly<Record<string, Wish>>, table: TableKnown): boolean {
  const wish = known[table.as];
  return wish !== undefined && wish.version <= table.version && wish.table === tableName(table);
}

export function wishFor(table: TableKnown): void {
  wishes.set({ ...wishes.get(), [table.as]: { table: tableName(table), version: table.version } });
}

export function forgetWish(seat: string): void {
  const { [seat]: _, ...others } = wishes.get();
  wishes.set(others);
}
