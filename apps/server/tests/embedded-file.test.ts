import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../src/storage/embedded.ts';
import { dice, seated } from './client.ts';
import { bench } from './databases.ts';
import { ServerProcess } from './server-process.ts';

/** `FIRST_KILLS=50` for the long form. */
const KILLS = Number(process.env.FIRST_KILLS ?? 6);

const { start, newPlace, end } = bench('embedded');
const folders: string[] = [];
afterAll(async () => {
  await end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the file and its folder are their owner’s alone, also where they were not', async () => {
  const { data } = await newPlace();
  const folder = join(data, 'inner');
  const first = await start({ data: folder });
  await seated(first.url);
  const files = ['sortie.db', 'sortie.db-wal', 'sortie.db-shm', 'sortie.lock'];
  expect([modeOf(folder), ...files.map((file) => modeOf(join(folder, file)))]).toEqual([
    '700',
    ...files.map(() => '600'),
  ]);
  await first.stop();
  chmodSync(join(folder, 'sortie.db'), 0o644);
  await start({ data: folder });
  expect(modeOf(join(folder, 'sortie.db'))).toBe('600');
});

test('what was stored is in the file itself a minute later, and when the server has stopped', async () => {
  const { data } = await newPlace();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const engine = await openEmbedded(data);
    const copied = () => {
      const folder = mkdtempSync(join(tmpdir(), 'sortie-copy-'));
      folders.push(folder);
      copyFileSync(join(data, 'sortie.db'), join(folder, 'sortie.db'));
      const file = new Database(join(folder, 'sortie.db'));
      const found = file
        .prepare("select count(*) as count from sqlite_schema where name = 'replays'")
        .all([]);
      if ((found as { count: number }[])[0]!.count === 0) return 0;
      return (file.prepare('select count(*) as count from replays').all([]) as { count: number }[])[0]!.count;
    };
    const keep = (id: string) =>
      engine.db.insertInto('replays').values({ id, replay: '{}', created_at: 0 }).execute();
    await keep('first');
    expect(copied()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await engine.db.selectFrom('replays').select('id').execute();
    expect(copied()).toBe(1);
    await keep('second');
    await engine.close();
    expect(copied()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test(
  'a server that is killed while it starts for the first time starts again',
  async () => {
    const program = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));
    const below = dice(KILLS);
    const begun = performance.now();
    const trial = await ServerProcess.start(await newPlace());
    const usual = performance.now() - begun;
    await trial.end('SIGKILL');
    for (let kill = 0; kill < KILLS; kill++) {
      const place = await newPlace();
      const env = { ...process.env, PORT: '0', DATA: place.data };
      const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
      // In the last third of the start the tables are made.
      await wait(usual * (0.6 + below(500) / 1000));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      const again = await ServerProcess.start(place);
      await seated(again.url);
      expect(await again.end('SIGTERM')).toBe(0);
    }
    console.log(`embedded: killed ${KILLS} times during the first start, started again ${KILLS} times`);
  },
  60_000 + KILLS * 20_000,
);
