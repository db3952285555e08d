import type { Kysely } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Tables } from './schema.ts';

type Migration = (db: Kysely<Tables>, serial: 'integer' | 'serial') => Promise<void>;

/** Each brings the tables from the version before it to the next. Never change one that was released. */
const migrations: readonly Migration[] = [
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
];

export const SCHEMA_VERSION = migrations.length;

/** Brings the tables up to date. Tables of a newer server are left alone. */
export async function migrate(db: Kysely<Tables>, serial: 'integer' | 'serial'): Promise<void> {
  await db.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const found = (await db.selectFrom('schema_version').select('version').executeTakeFirst())?.version;
  const version = found ?? 0;
  if (version > SCHEMA_VERSION) {
    throw new StartProblem(
      `The database has schema version ${version} and this server knows up to ${SCHEMA_VERSION}: start a newer server.`,
    );
  }
  for (const migration of migrations.slice(version)) await migration(db, serial);
  if (found === undefined)
    await db.insertInto('schema_version').values({ version: SCHEMA_VERSION }).execute();
  else await db.updateTable('schema_version').set({ version: SCHEMA_VERSION }).execute();
}
