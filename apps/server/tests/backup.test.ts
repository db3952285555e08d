import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { backup, complaintOf, restore } from '../src/operate.ts';
import { Client, dice, openQuestion, play, type Seating, seated } from './client.ts';
import { bench, type Place } from './databases.ts';
import { lostFrom, storedLog } from './evening.ts';

const embedded = bench('embedded');
const postgresql = bench('postgresql');
const folder = mkdtempSync(join(tmpdir(), 'sortie-backup-'));
afterAll(async () => {
  await Promise.all([embedded.end(), postgresql.end()]);
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = 8;

/** Plays in all games until it is told to stop, and tells what was acknowledged in each. */
async function playOn(url: string, seatings: readonly Seating[], goesOn: () => boolean) {
  return Promise.all(
    seatings.map(async ({ id, tokens }, index) => {
      const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
      const below = dice(index);
      let version = 0;
      while (goesOn()) {
        const asker = clients.find((client) => openQuestion(client));
        if (!asker || asker.now.status === 'over') break;
        await play(asker, below, 1);
        version = Math.max(...clients.map(({ now }) => now.version));
        await Promise.all(clients.map((each) => each.until((update) => update.version >= version)));
      }
      for (const client of clients) client.close();
      return version;
    }),
  );
}

/** The versions of all games as the server that went on with the copy shows them. */
async function versionsAt(url: string, seatings: readonly Seating[]): Promise<readonly number[]> {
  return Promise.all(
    seatings.map(async ({ id, tokens }) => {
      const client = await Client.join(url, id, tokens.a!);
      client.close();
      return client.now.version;
    }),
  );
}

function complaint(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    const said = complaintOf(error);
    if (said !== undefined) return said;
    throw error;
  }
  return 'nothing';
}

test('the embedded database is saved while people play, and another server goes on with the copy', async () => {
  const place = await embedded.newPlace();
  const server = await embedded.start(place);
  const seatings: Seating[] = [];
  for (let count = 0; count < GAMES; count++) seatings.push(await seated(server.url));
  const file = join(folder, 'monday.db');
  let isOn = true;
  const played = playOn(server.url, seatings, () => isOn);
  // Somebody has answered in every game.
  const answered = async () => (await versionsAt(server.url, seatings)).every((version) => version > 3);
  await expect.poll(answered, { timeout: 30_000 }).toBe(true);
  const before = await versionsAt(server.url, seatings);
  expect(backup({ DATA: place.data }, file)).toMatchObject({ file, games: GAMES });
  const after = await versionsAt(server.url, seatings);
  isOn = false;
  await played;
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(complaint(() => backup({ DATA: place.data }, file))).toMatch(
    /is there already and is not overwritten\.$/,
  );

  const other = join((await embedded.newPlace()).data, 'inner');
  expect(restore({ DATA: other }, file)).toMatchObject({ games: GAMES });
  expect(complaint(() => restore({ DATA: other }, file))).toMatch(/is there already and is not overwritten/);
  expect((statSync(join(other, 'sortie.db')).mode & 0o777).toString(8)).toBe('600');
  const again = await embedded.start({ data: other });
  const versions = await versionsAt(again.url, seatings);
  for (const [game, version] of versions.entries()) {
    expect(version).toBeGreaterThanOrEqual(before[game]!);
    expect(version).toBeLessThanOrEqual(after[game]!);
  }
  await playOn(again.url, seatings, () => false);
  expect(complaint(() => restore({ DATA: other }, file))).toMatch(/in use by a server/);
});

test('what is no copy, or of a newer server, is not put back', async () => {
  const place = await embedded.newPlace();
  await (await embedded.start(place)).stop();
  const { data } = await embedded.newPlace();
  const text = join(folder, 'text.db');
  writeFileSync(text, 'no database '.repeat(1000));
  const half = join(folder, 'half.db');
  const sound = join(folder, 'sound.db');
  backup({ DATA: place.data }, sound);
  const bytes = readFileSync(sound);
  writeFileSync(half, bytes.subarray(0, bytes.length / 2));
  for (const from of [text, half]) {
    expect(complaint(() => restore({ DATA: data }, from))).toBe(`${from} is no sound copy of a database.`);
  }
  expect(complaint(() => restore({ DATA: data }, join(folder, 'none')))).toMatch(/^There is no file/);
  expect(complaint(() => backup({ DATA: data }, join(folder, 'x.db')))).toMatch(/^There is no database in/);
  expect(existsSync(join(data, 'sortie.db'))).toBe(false);
  expect(existsSync(join(folder, 'x.db'))).toBe(false);
  const databaseUrl = 'postgresql://sortie@/games';
  expect(complaint(() => backup({ DATABASE_URL: databaseUrl }, 'x'))).toContain('pg_dump');
  expect(complaint(() => restore({ DATABASE_URL: databaseUrl }, 'x'))).toContain('pg_restore');
});

/** The commands that the documentation gives for PostgreSQL. */
function documented(heading: string): string {
  const path = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));
  const section = readFileSync(path, 'utf8').split(`\n### ${heading}\n`)[1]!.split('\n#')[0]!;
  return /```sh\n([^`]*)```/.exec(section)![1]!;
}

const run = (commands: string, env: Readonly<Record<string, string>>) =>
  spawnSync('sh', ['-ec', commands], { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });

test('a PostgreSQL is saved while people play and restored as the documentation says, and never over another', async () => {
  const place = await postgresql.newPlace();
  const server = await postgresql.start(place);
  const seatings: Seating[] = [];
  for (let count = 0; count < GAMES; count++) seatings.push(await seated(server.url));
  let isOn = true;
  const played = playOn(server.url, seatings, () => isOn);
  const answered = async () => (await versionsAt(server.url, seatings)).every((version) => version > 1);
  await expect.poll(answered, { timeout: 30_000 }).toBe(true);
  const before = await versionsAt(server.url, seatings);
  const dumped = run(documented('Save PostgreSQL'), { DATABASE_URL: place.databaseUrl! });
  expect([dumped.status, dumped.stderr]).toEqual([0, '']);
  isOn = false;
  await played;
  await server.stop();
  const other: Place = await postgresql.newPlace();
  const commands = documented('Restore PostgreSQL');
  const restored = run(commands, { NEW_DATABASE_URL: other.databaseUrl! });
  expect([restored.status, restored.stderr]).toEqual([0, '']);
  const again = await postgresql.start(other);
  const versions = await versionsAt(again.url, seatings);
  for (const [game, version] of versions.entries()) {
    expect(version).toBeGreaterThanOrEqual(before[game]!);
    expect(lostFrom(await storedLog(place, seatings[game]!.id), [])).toBe(0);
  }
  // A database with games in it is left as it is.
  const log = await storedLog(place, seatings[0]!.id);
  expect(run(commands, { NEW_DATABASE_URL: place.databaseUrl! }).status).not.toBe(0);
  expect(await storedLog(place, seatings[0]!.id)).toEqual(log);
});

test('the command line saves, puts back and prunes', async () => {
  const program = fileURLToPath(new URL('../../cli/bin/sortie.mjs', import.meta.url));
  const sortie = (...args: readonly string[]) =>
    execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  const place = await embedded.newPlace();
  const server = await embedded.start(place);
  await seated(server.url);
  const file = join(folder, 'cli.db');
  expect(sortie('backup', '--data', place.data, '--to', file)).toMatch(/cli\.db: 1 games, \d+ bytes\.\n$/);
  const { data } = await embedded.newPlace();
  expect(sortie('restore', '--from', file, '--data', data)).toMatch(/sortie\.db: 1 games\./);
  const dry = sortie('prune', '--data', place.data, '--dry-run', '--json');
  expect(JSON.parse(dry)).toEqual({ waitingGames: 0, games: 0, replays: 0, bugs: 0, events: 0 });
  // The server that runs deletes by itself.
  const refused = spawnSync(process.execPath, [program, 'prune', '--data', place.data], { encoding: 'utf8' });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/in use by another server\.\n$/),
  ]);
  await server.stop();
  expect(sortie('prune', '--data', place.data)).toBe(
    'Deleted:\n  0 games that wait for people\n  0 other games\n  0 shared replays\n  0 bug bundles\n  0 events with their games\n',
  );
  const wrong = spawnSync(process.execPath, [program, 'prune', '--games', 'many'], { encoding: 'utf8' });
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^KEEP_GAMES must be /)]);
});
