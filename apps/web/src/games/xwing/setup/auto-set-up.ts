import type { XwingView } from '@sortie/xwing/view';
import { type Store, store } from '../../../app/store.ts';
import type { Seen } from '../../../table/table-game.ts';

interface Wish {
  readonly table: string;
  /** The game goes on from here; a smaller version is another game. */
  readonly version: number;
}

/** Seats whose player wants the rest of set-up done for them. */
export const wishes: Store<Readonly<Record<string, Wish>>> = store<Readonly<Record<string, Wish>>>({});

function tableName({ table, people }: Seen<XwingView>): string {
  return JSON.stringify([
    table.ships.map(({ pilot, seat }) => [pilot, seat]),
    people.map(({ name }) => name),
  ]);
}

export function isWished(known: Readonly<Record<string, Wish>>, seen: Seen<XwingView>): boolean {
  const wish = known[seen.as];
  return wish !== undefined && wish.version <= seen.version && wish.table === tableName(seen);
}

export function wishFor(seen: Seen<XwingView>): void {
  wishes.set({ ...wishes.get(), [seen.as]: { table: tableName(seen), version: seen.version } });
}

export function forgetWish(seat: string): void {
  const { [seat]: _, ...others } = wishes.get();
  wishes.set(others);
}
