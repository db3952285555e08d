import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../src/storage/embedded.ts';
import type { Engine } from '../src/storage/engine.ts';
import { type Migration, migrations } from '../src/storage/migrations.ts';
import { openPostgresql } from '../src/storage/postgresql.ts';
import type { GamesTable, Tables } from '../src/storage/schema.ts';
import { bench, databases, type Place } from './databases.ts';
import { query } from './postgresql.ts';

function open({ data, databaseUrl }: Place, all: readonly Migration[]): Promise<Engine> {
  return databaseUrl === undefined
    ? openEmbedded(data, all)
    : openPostgresql(databaseUrl, () => undefined, all);
}

/** Every table with its columns, read without the server's own code. */
async function tablesOf({ data, databaseUrl }: Place): Promise<readonly string[]> {
  if (databaseUrl !== undefined) {
    const rows = await query(
      databaseUrl,
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    return rows.map(({ name }) => String(name)).toSorted();
  }
  const file = new Database(join(data, 'sortie.db'));
  const rows = file
    .prepare(
      `select t.name || '.' || c.name as name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all([]) as readonly { readonly name: string }[];
  file.close();
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('sqlite_'))
    .toSorted();
}

const addTable: Migration = async (db) => {
  await db.schema.createTable('later').addColumn('id', 'text').execute();
  await db.schema.alterTable('games').addColumn('later', 'text').execute();
  await sql`update games set later = 'changed', status = 'changed'`.execute(db);
};

const failHalfWay: Migration = async (db) => {
  await db.schema.createTable('half').addColumn('id', 'text').execute();
  throw new Error('the disk is on fire');
};

async function addGame(db: Kysely<Tables>, fields: Partial<Insertable<GamesTable>> = {}): Promise<void> {
  const row = { id: 'g', game: 'toy', status: 'waiting', options: '{}', secret: 's', commitment: 'c' };
  await db
    .insertInto('games')
    .values({
      ...row,
      minutes: null,
      spectator_hash: null,
      opening: null,
      fairness: null,
      ends_at: null,
      undo: null,
      created_at: 0,
      ...fields,
    })
    .execute();
}

describe.each(databases)('a migration on %s', (kind) => {
  const { newPlace, end } = bench(kind);
  afterAll(end);

  test('that fails half way leaves tables, rows and version as they were, and runs when it is mended', async () => {
    const place = await newPlace();
    const first = await open(place, migrations.slice(0, 1));
    await addGame(first.db);
    await first.close();
    const before = await tablesOf(place);
    const failing = [...migrations.slice(0, 1), addTable, failHalfWay];
    await expect(open(place, failing)).rejects.toThrow('the disk is on fire');
    expect(await tablesOf(place)).toEqual(before);
    const again = await open(place, migrations.slice(0, 1));
    expect(await again.db.selectFrom('games').select('status').execute()).toEqual([{ status: 'waiting' }]);
    expect(await again.db.selectFrom('schema_version').selectAll().execute()).toEqual([{ version: 1 }]);
    await again.close();
    const mended = await open(place, [...migrations.slice(0, 1), addTable]);
    expect(await mended.db.selectFrom('games').select('status').execute()).toEqual([{ status: 'changed' }]);
    expect(await mended.db.selectFrom('schema_version').selectAll().execute()).toEqual([{ version: 2 }]);
    await mended.close();
    expect(await tablesOf(place)).toEqual([...before, 'games.later', 'later.id'].toSorted());
  });

  test('that fails at the first start leaves an empty database', async () => {
    const place = await newPlace();
    await expect(open(place, [...migrations, failHalfWay])).rejects.toThrow('the disk is on fire');
    expect(await tablesOf(place)).toEqual([]);
  });

  test('that names the rules of games gives those from before version 0', async () => {
    const place = await newPlace();
    const first = await open(place, migrations.slice(0, 1));
    await addGame(first.db);
    await first.close();
    const second = await open(place, migrations);
    expect(await second.db.selectFrom('games').select(['game', 'rules']).execute()).toEqual([
      { game: 'toy', rules: 'toy-0' },
    ]);
    await second.close();
  });

  test('that separates looking on from the spectator’s token lets games be watched that were', async () => {
    const place = await newPlace();
    const first = await open(place, migrations.slice(0, 2));
    await addGame(first.db);
    await addGame(first.db, { id: 'open', spectator_hash: 'hash' });
    await first.close();
    const second = await open(place, migrations);
    const rows = await second.db.selectFrom('games').select(['id', 'watched']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'g', watched: 0 },
      { id: 'open', watched: 1 },
    ]);
    await second.close();
  });
});
