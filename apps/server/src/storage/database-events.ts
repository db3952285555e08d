import type { Entry } from '@sortie/tournaments/model';
import type { Kysely } from 'kysely';
import { DatabaseEventGames } from './database-event-games.ts';
import type { Engine } from './engine.ts';
import { entryRow, linkRow, storedLink } from './event-rows.ts';
import type { Tables } from './schema.ts';
import type {
  EventGameStorage,
  EventLink,
  EventStorage,
  EventWrite,
  KeyedEntry,
  NewEvent,
  StoredEvent,
} from './stored-event.ts';
import type { Appended } from './stored-game.ts';

/** How many rows go into one statement. */
const ROWS_AT_ONCE = 200;

/** Events in a database; the same for every database that Kysely speaks to. */
export class DatabaseEvents implements EventStorage {
  readonly games: EventGameStorage;

  constructor(private readonly engine: Engine) {
    this.games = new DatabaseEventGames(engine);
  }

  async create({ id, opening, entries, links, phase, nextMoment }: NewEvent): Promise<void> {
    const now = Date.now();
    await this.engine.db.transaction().execute(async (within) => {
      await within
        .insertInto('events')
        .values({ id, phase, opening: JSON.stringify(opening), next_moment: nextMoment, created_at: now })
        .execute();
      for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
        const rows = entries.slice(from, from + ROWS_AT_ONCE).map((entry) => entryRow(id, entry, null, now));
        await within.insertInto('event_entries').values(rows).execute();
      }
      await writeLinks(within, id, links);
    });
  }

  async load(id: string): Promise<StoredEvent | undefined> {
    const row = await this.engine.db
      .selectFrom('events')
      .select(['id', 'opening'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { id: row.id, opening: JSON.parse(row.opening) as StoredEvent['opening'] };
  }

  async entries(id: string, from: number): Promise<readonly KeyedEntry[]> {
    const rows = await this.engine.db
      .selectFrom('event_entries')
      .select(['entry', 'request_key'])
      .where('event', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map(({ entry, request_key }) => ({ entry: JSON.parse(entry) as Entry, key: request_key }));
  }

  /** The number of an entry is a key: of two processes that write the same one, the second stores nothing. */
  append({ event, entry, key, links, phase, nextMoment }: EventWrite): Promise<Appended> {
    return this.engine.db.transaction().execute(async (within): Promise<Appended> => {
      const inserted = await within
        .insertInto('event_entries')
        .values(entryRow(event, entry, key, Date.now()))
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute();
      if (inserted.length === 0) return 'taken';
      await within
        .updateTable('events')
        .set({ phase, next_moment: nextMoment })
        .where('id', '=', event)
        .execute();
      await writeLinks(within, event, links);
      await this.engine.announce(within, [{ kind: 'eventMoved', event }]);
      return 'stored';
    });
  }

  async links(id: string): Promise<readonly EventLink[]> {
    const rows = await this.engine.db.selectFrom('event_links').selectAll().where('event', '=', id).execute();
    return rows.map(storedLink);
  }

  async replaceLinks(id: string, links: readonly EventLink[]): Promise<void> {
    await this.engine.db.transaction().execute(async (within) => {
      await writeLinks(within, id, links);
      await this.engine.announce(within, [{ kind: 'eventMoved', event: id }]);
    });
  }

  async due(before: number): Promise<readonly string[]> {
    const rows = await this.engine.db
      .selectFrom('events')
      .select('id')
      .where('next_moment', '<', before)
      .execute();
    return rows.map(({ id }) => id);
  }

  async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.engine.db
      .selectFrom('events')
      .select(({ fn }) => ['phase', fn.countAll<number | string>().as('count')])
      .groupBy('phase')
      .execute();
    return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
  }
}

async function writeLinks(within: Kysely<Tables>, event: string, links: readonly EventLink[]): Promise<void> {
  for (const link of links) {
    const row = linkRow(event, link);
    await within
      .insertInto('event_links')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['event', 'role', 'person']).doUpdateSet({ token_hash: row.token_hash }),
      )
      .execute();
  }
}
