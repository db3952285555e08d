import { type Kysely, sql, type Transaction } from 'kysely';
import { dayOf, type EntryRow, entryRows, text } from './rows.ts';
import type { Tables } from './schema.ts';
import type { Appended, Write } from './stored-game.ts';

/** What the last statement of the transaction does with the writes that were stored. */
type Conclude = (within: Transaction<Tables>, stored: readonly Write[]) => Promise<void>;

/** How many rows go into one statement: a database takes only so many values. */
const ROWS_AT_ONCE = 500;

/** Stores steps of many games in one transaction, where other processes may have been first. */
export async function appendByQueries(
  db: Kysely<Tables>,
  writes: readonly Write[],
  conclude: Conclude,
): Promise<readonly (Appended | 'missing')[]> {
  return db.transaction().execute(async (within) => {
    const revisions = await lockGames(within, writes);
    const fates = writes.map(({ game, revision }, place): Appended | 'missing' => {
      const found = revisions.get(game);
      const isFirst = writes.findIndex((each) => each.game === game) === place;
      if (found === undefined) return 'missing';
      return found === revision && isFirst ? 'stored' : 'taken';
    });
    const stored = writes.filter((_, place) => fates[place] === 'stored');
    if (stored.length > 0) {
      await updateGames(within, stored);
      await insertRows(within, stored.flatMap(entryRows));
    }
    await conclude(within, stored);
    return fates;
  });
}

/** The revisions of the games. They are locked in the order of their ids, so that two processes never wait for each other. */
async function lockGames(
  within: Transaction<Tables>,
  writes: readonly Write[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await within
    .selectFrom('games')
    .select(['id', 'revision'])
    .where(
      'id',
      'in',
      writes.map(({ game }) => game),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

async function updateGames(within: Transaction<Tables>, writes: readonly Write[]): Promise<void> {
  const rows = writes.map(({ game, number, entries, undo, status, judging, ending, at }) => ({
    id: game,
    length: number + entries.length,
    undo: text(undo),
    status,
    judging: text(judging),
    ending: text(ending),
    day: dayOf(at),
  }));
  await sql`
    update games set revision = games.revision + 1, length = new.length, undo = new.undo, status = new.status,
      judging = new.judging, touched_day = new.day, ending = coalesce(new.ending, games.ending)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as new (id text, length integer, undo text, status text, judging text, ending text, day integer)
    where games.id = new.id`.execute(within);
}

export async function insertRows(within: Kysely<Tables>, rows: readonly EntryRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await within
      .insertInto('entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}
