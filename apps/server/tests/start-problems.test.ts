import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { StartProblem } from '../src/start-problem.ts';
import { SCHEMA_VERSION } from '../src/storage/migrations.ts';
import { seated } from './client.ts';
import { bench } from './databases.ts';
import { query } from './postgresql.ts';
import { runToItsEnd } from './server-process.ts';

const embedded = bench('embedded');
const postgresql = bench('postgresql');
afterAll(async () => {
  await Promise.all([embedded.end(), postgresql.end()]);
});

/** The sentence that a server says in place of starting. */
async function problemOf(starting: Promise<unknown>): Promise<string> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartProblem)) throw error ?? new Error('the server started');
  return error.message;
}

const isOneSentence = /^[A-Z].*\.$/;

test('a busy port is told, and nothing is left open', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as { port: number };
  const place = await embedded.newPlace();
  expect(await problemOf(embedded.start({ ...place, port }))).toBe(
    `The port ${port} is in use: stop what uses it or set PORT to another.`,
  );
  await new Promise((resolve) => blocker.close(resolve));
  await embedded.start({ ...place, port });
});

test('a damaged database file is told, wherever the damage is, and left as it is', async () => {
  const place = await embedded.newPlace();
  const server = await embedded.start(place);
  for (let count = 0; count < 20; count++) await seated(server.url);
  await server.stop();
  const file = join(place.data, 'sortie.db');
  new Database(file).pragma('wal_checkpoint(TRUNCATE)');
  const sound = readFileSync(file);
  expect(sound.length).toBeGreaterThan(40_000);
  for (const [from, to] of [
    [0, 100],
    [4096 * 3, 4096 * 8],
  ] as const) {
    const damaged = Buffer.from(sound);
    damaged.fill(0x5a, from, to);
    writeFileSync(file, damaged);
    expect(await problemOf(embedded.start(place))).toContain('is damaged');
    expect(readFileSync(file).equals(damaged)).toBe(true);
  }
});

test('a second server on the same file is told, and the first goes on', async () => {
  const place = await embedded.newPlace();
  const { url } = await embedded.start(place);
  expect(await problemOf(embedded.start(place))).toContain('in use by another server');
  await seated(url);
});

test('a folder that cannot be written is told', async () => {
  const { data } = await embedded.newPlace();
  writeFileSync(join(data, 'file'), '');
  expect(await problemOf(embedded.start({ data: join(data, 'file', 'below') }))).toMatch(
    /cannot be written\.$/,
  );
  mkdirSync(join(data, 'other', 'sortie.db'), { recursive: true });
  expect(await problemOf(embedded.start({ data: join(data, 'other') }))).toMatch(isOneSentence);
});

test('a database of a newer server is left alone', async () => {
  const place = await embedded.newPlace();
  await (await embedded.start(place)).stop();
  const file = new Database(join(place.data, 'sortie.db'));
  file.exec(`UPDATE schema_version SET version = ${SCHEMA_VERSION + 1}`);
  file.close();
  expect(await problemOf(embedded.start(place))).toContain('start a newer server');
  const shared = await postgresql.newPlace();
  await (await postgresql.start(shared)).stop();
  await query(shared.databaseUrl!, `update schema_version set version = ${SCHEMA_VERSION + 1}`);
  expect(await problemOf(postgresql.start(shared))).toContain('start a newer server');
});

test('a PostgreSQL that cannot be reached is told without its password', async () => {
  const databaseUrl = 'postgresql://sortie:open-sesame@127.0.0.1:1/games';
  const said = await problemOf(postgresql.start({ data: '', databaseUrl }));
  expect(said).toContain('PostgreSQL at 127.0.0.1:1 cannot be used');
  expect(said).not.toContain('open-sesame');
});

test('the process says it in one line and ends with the code 1', async () => {
  const { code, said } = await runToItsEnd({ PORT: 'many', DATA: 'nowhere' });
  expect([code, said]).toEqual([1, 'PORT must be a whole number up to 65535, not "many".\n']);
});
