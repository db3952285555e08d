import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../src/storage/embedded.ts';
import type { Engine } from '../src/storage/engine.ts';
import { SCHEMA_VERSION } from '../src/storage/migrations.ts';
import { openPostgresql } from '../src/storage/postgresql.ts';
import { bench, databases, type Place } from './databases.ts';
import { migrationsUpTo } from './later-migration.ts';
import { query } from './postgresql.ts';

/** `MIGRATION_KILLS=all` for the long form: from an empty database to the newest, killed at every statement. */
const FROM = process.env.MIGRATION_KILLS === 'all' ? 0 : SCHEMA_VERSION;
const NEWEST = SCHEMA_VERSION + 1;
const GAMES = 3;

/** Built once: to start it from its source would take longer than what it does. */
const program = fileURLToPath(new URL(`../dist/opening-${process.pid}.mjs`, import.meta.url));
beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('opening.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
  });
});
afterAll(() => rmSync(program, { force: true }));

function open({ data, databaseUrl }: Place, version: number): Promise<Engine> {
  const all = migrationsUpTo(version);
  return databaseUrl === undefined
    ? openEmbedded(data, all)
    : openPostgresql(databaseUrl, () => undefined, all);
}

/** Opens it in a process of its own, which is killed before the statement of this number; 0 is none. */
async function openInProcess({ data, databaseUrl }: Place, fatal: number): Promise<string> {
  const given = [data, databaseUrl ?? '', `${NEWEST}`, `${fatal}`];
  const child = spawn(process.execPath, [program, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, by) => resolve(by)),
  );
  return signal === null ? said.trim() : signal;
}

/** Everything that a migration changes, read without the server's own code. */
async function read(place: Place, text: string): Promise<readonly Record<string, unknown>[]> {
  if (place.databaseUrl !== undefined) return query(place.databaseUrl, text);
  const file = new Database(join(place.data, 'sortie.db'));
  try {
    return file.prepare(text).all([]) as readonly Record<string, unknown>[];
  } finally {
    file.close();
  }
}

async function addGames({ db }: Engine): Promise<void> {
  for (let count = 0; count < GAMES; count++) {
    const fields = {
      minutes: null,
      spectator_hash: null,
      opening: null,
      fairness: null,
      ends_at: null,
      undo: null,
    };
    const row = {
      id: `g${count}`,
      game: 'toy',
      status: 'waiting',
      options: '{}',
      secret: 's',
      commitment: 'c',
    };
    await db
      .insertInto('games')
      .values({ ...fields, ...row, created_at: 0 })
      .execute();
  }
}

describe.each(databases)('a start on %s that is killed in the middle of a migration', (kind) => {
  const { newPlace, end } = bench(kind);
  afterAll(end);

  async function oldPlace(): Promise<Place> {
    const place = await newPlace();
    if (FROM === 0) return place;
    const engine = await open(place, FROM);
    await addGames(engine);
    await engine.close();
    return place;
  }

  async function expectNewest(place: Place): Promise<void> {
    expect(await read(place, 'select version from schema_version')).toEqual([{ version: NEWEST }]);
    const rows = await read(place, 'select id, later, status from games order by id');
    const ids = FROM === 0 ? [] : Array.from({ length: GAMES }, (_, count) => `g${count}`);
    expect(rows).toEqual(ids.map((id) => ({ id, later: id, status: 'changed' })));
    expect(await read(place, 'select id from later order by id')).toEqual(ids.map((id) => ({ id })));
  }

  test('at any statement leaves everything as it was or as it should be, and starts again', async () => {
    const whole = await oldPlace();
    const statements = Number(await openInProcess(whole, 0));
    expect(statements).toBeGreaterThan(8);
    await expectNewest(whole);
    let survived = 0;
    for (let fatal = 1; fatal <= statements; fatal++) {
      const place = await oldPlace();
      expect(await openInProcess(place, fatal)).toBe('SIGKILL');
      const tables = await namesOf(place);
      const isDone = tables.includes('later');
      if (isDone) survived++;
      else expectOld(tables, FROM === 0 ? [] : await read(place, 'select status from games'));
      await (isDone ? expectNewest(place) : undefined);
      await (await open(place, NEWEST)).close();
      await expectNewest(place);
    }
    console.log(
      `${kind}: killed at each of ${statements} statements, ${survived} times after the last change`,
    );
    expect(survived).toBeLessThan(statements);
  }, 300_000);

  function expectOld(tables: readonly string[], games: readonly Record<string, unknown>[]): void {
    const old = Array.from({ length: FROM === 0 ? 0 : GAMES }, () => ({ status: 'waiting' }));
    expect([tables.length > 0, games]).toEqual([FROM > 0, old]);
  }

  /** The tables there are; none where there is no database yet. */
  async function namesOf(place: Place): Promise<readonly string[]> {
    const text =
      place.databaseUrl === undefined
        ? `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
        : `select table_name as name from information_schema.tables where table_schema = 'public'`;
    return (await read(place, text)).map(({ name }) => String(name));
  }
});

describe('two processes that start at once on one PostgreSQL', () => {
  const { newPlace, end } = bench('postgresql');
  afterAll(end);

  test('bring it up to date once, also when one of them is killed while the other waits', async () => {
    for (const fatal of [0, 5, 9]) {
      const place = await newPlace();
      const engine = await open(place, SCHEMA_VERSION);
      await addGames(engine);
      await engine.close();
      const ended = await Promise.all([openInProcess(place, fatal), openInProcess(place, 0)]);
      expect(ended[1]).toMatch(/^\d+$/);
      // Where the other one was first there is nothing left in which it could be killed.
      expect(ended[0]).toMatch(fatal === 0 ? /^\d+$/ : /^(?:SIGKILL|\d+)$/);
      expect(await read(place, 'select version from schema_version')).toEqual([{ version: NEWEST }]);
      expect(await read(place, 'select id from later order by id')).toHaveLength(GAMES);
      const columns = await read(
        place,
        `select column_name from information_schema.columns where table_name = 'games' and column_name = 'later'`,
      );
      expect(columns).toHaveLength(1);
    }
  }, 120_000);
});
