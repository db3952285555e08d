import type { Kysely, Transaction } from 'kysely';
import { entryRows, text } from './rows.ts';
import type { Tables } from './schema.ts';
import type { Appended, Write } from './stored-game.ts';

/** What the last statement of the transaction does with the writes that were stored. */
type Conclude = (within: Transaction<Tables>, stored: readonly Write[]) => Promise<void>;

/** Stores steps of many games in one transaction, where other processes may have been first. */
export async function appendByQueries(
  db: Kysely<Tables>,
  writes: readonly Write[],
  conclude: Conclude,
): Promise<readonly Appended[]> {
  // In the order of their games, so that two processes never wait for each other.
  const ordered = writes.toSorted((one, other) => (one.game < other.game ? -1 : 1));
  const stored = await db.transaction().execute(async (within) => {
    const inserted = await insertEntries(within, ordered);
    const placesOf = ({ game, number, entries }: Write) =>
      entries.map((_, place) => number + place).filter((each) => inserted.has(`${game} ${each}`));
    const done: Write[] = [];
    for (const write of ordered.filter((each) => placesOf(each).length === each.entries.length)) {
      if (await storeGame(within, write)) done.push(write);
    }
    // Where another process was first, nothing may stay behind what it wrote.
    for (const write of ordered.filter((each) => !done.includes(each) && placesOf(each).length > 0)) {
      await within
        .deleteFrom('entries')
        .where('game', '=', write.game)
        .where('number', 'in', placesOf(write))
        .execute();
    }
    await conclude(within, done);
    return new Set(done);
  });
  return writes.map((write) => (stored.has(write) ? 'stored' : 'taken'));
}

/** False when a judge did something since the write was tried: whoever is second waits here for the first. */
async function storeGame(
  within: Transaction<Tables>,
  { game, undo, status, judging, changesGame }: Write,
): Promise<boolean> {
  if (!judging && !changesGame) return true;
  const judged = judging ? { judging: text(judging.judging), judging_version: judging.to } : {};
  const { numUpdatedRows } = await within
    .updateTable('games')
    .set({ undo: text(undo), status, ...judged })
    .where('id', '=', game)
    .$if(judging !== null, (query) => query.where('judging_version', '=', judging!.from))
    .executeTakeFirst();
  return judging === null || numUpdatedRows > 0n;
}

async function insertEntries(
  within: Transaction<Tables>,
  writes: readonly Write[],
): Promise<ReadonlySet<string>> {
  const rows = writes.flatMap(entryRows);
  if (rows.length === 0) return new Set();
  const inserted = await within
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['game', 'number'])
    .execute();
  return new Set(inserted.map(({ game, number }) => `${game} ${number}`));
}
