import type { Kysely } from 'kysely';
import { storedGame } from './rows.ts';
import type { Tables } from './schema.ts';
import type { StoredGame } from './stored-game.ts';

/** A game without its entries; undefined when there is none. */
export async function loadGame(db: Kysely<Tables>, id: string): Promise<StoredGame | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).execute();
  return storedGame(row, seats);
}
