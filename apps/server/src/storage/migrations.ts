import { sql, type Transaction } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Tables } from './schema.ts';

/** What a column is called that counts by itself. */
type Serial = 'integer' | 'serial';

export type Migration = (db: Transaction<Tables>, serial: Serial) => Promise<void>;

/** Each brings the tables from the version before it to the next. Never change one that was released. */
export const migrations: readonly Migration[] = [
  async (db, serial) => {
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('minutes', 'integer')
      .addColumn('spectator_hash', 'text')
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('opening', 'text')
      .addColumn('fairness', 'text')
      .addColumn('ends_at', 'double precision')
      .addColumn('undo', 'text')
      .addColumn('created_at', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('games_by_status').on('games').column('status').execute();
    await db.schema
      .createTable('seats')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('side', 'integer', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('level', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('force', 'text')
      .addColumn('seed', 'text')
      .addColumn('invite_hash', 'text')
      .addColumn('token_hash', 'text')
      .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('entered_at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .execute();
    await db.schema
      .createTable('replays')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('replay', 'text', (column) => column.notNull())
      .addColumn('created_at', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('bugs')
      .addColumn('id', serial, (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('bundle', 'text', (column) => column.notNull())
      .addColumn('created_at', 'double precision', (column) => column.notNull())
      .execute();
  },
  async (db) => {
    await db.schema
      .alterTable('games')
      .addColumn('rules', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Games that were begun before rules had names are of version 0.
    await sql`update games set rules = game || '-0'`.execute(db);
  },
  async (db) => {
    await db.schema
      .alterTable('games')
      .addColumn('watched', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Until now whoever knew the address of a game with a spectator's token could look on.
    await sql`update games set watched = 1 where spectator_hash is not null`.execute(db);
  },
  addEvents,
  async (db) => {
    await db.schema.alterTable('games').addColumn('judging', 'text').execute();
    await db.schema
      .alterTable('games')
      .addColumn('judging_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  addEventGames,
  chainEntries,
  addPromises,
  noteDays,
];

async function addEvents(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('next_moment', 'double precision')
    .addColumn('created_at', 'double precision', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('events_by_moment').on('events').column('next_moment').execute();
  await db.schema
    .createTable('event_entries')
    .addColumn('event', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text')
    .addColumn('entered_at', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_entries_key', ['event', 'number'])
    .execute();
  await db.schema
    .createTable('event_links')
    .addColumn('event', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_links_key', ['event', 'role', 'person'])
    .execute();
}

async function addEventGames(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createTable('event_games')
    .addColumn('event', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('table_number', 'integer', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('tokens', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_games_key', ['event', 'round', 'table_number', 'attempt'])
    .execute();
  await db.schema.createIndex('event_games_by_game').on('event_games').column('game').execute();
}

/** Entries from before have no links; what is written after them follows from their texts all the same. */
async function chainEntries(db: Transaction<Tables>): Promise<void> {
  const counter = (name: string) =>
    db.schema
      .alterTable('games')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await counter('revision');
  await counter('length');
  await db.schema.alterTable('games').addColumn('ending', 'text').execute();
  await db.schema.alterTable('entries').addColumn('link', 'text').execute();
  await db.schema.alterTable('entries').addColumn('mark', 'text').execute();
  await sql`update games set length = (select count(*) from entries where entries.game = games.id)`.execute(
    db,
  );
}

/** A game from before was touched when its last entry was made, or it was. */
async function noteDays(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('touched_day', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update games set touched_day = cast(coalesce(
    (select entered_at from entries where entries.game = games.id order by number desc limit 1), created_at
  ) / 86400000 as integer)`.execute(db);
  await db.schema.createIndex('games_by_day').on('games').column('touched_day').execute();
}

/** Players promise their seeds before any is shown. */
async function addPromises(db: Transaction<Tables>): Promise<void> {
  await db.schema.alterTable('games').addColumn('origin', 'text').execute();
  await db.schema.alterTable('games').addColumn('seeds_until', 'double precision').execute();
  await db.schema.alterTable('seats').addColumn('promise', 'text').execute();
  await db.schema.alterTable('seats').addColumn('key_hash', 'text').execute();
}

export const SCHEMA_VERSION = migrations.length;

/**
 * Brings the tables up to date. Tables of a newer server are left alone. Only within a transaction: of a
 * migration that fails half way nothing may stay.
 */
export async function migrate(
  within: Transaction<Tables>,
  serial: Serial,
  all: readonly Migration[] = migrations,
): Promise<void> {
  await within.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const found = (await within.selectFrom('schema_version').select('version').executeTakeFirst())?.version;
  const version = found ?? 0;
  if (version > all.length) {
    throw new StartProblem(
      `The database has schema version ${version} and this server knows up to ${all.length}: start a newer server.`,
    );
  }
  for (const migration of all.slice(version)) await migration(within, serial);
  if (found === undefined)
    await within.insertInto('schema_version').values({ version: all.length }).execute();
  else await within.updateTable('schema_version').set({ version: all.length }).execute();
}
