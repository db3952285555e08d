import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Client, dice, http, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';
import { Evening, lostFrom, moment, storedLog } from './evening.ts';
import { query } from './postgresql.ts';
import { ServerProcess } from './server-process.ts';

const GAMES = 6;
const CUTS = 12;

const { newPlace, end } = bench('postgresql');
afterAll(end);

/** Ends every connection to a database but the one that asks for it. */
async function cut(databaseUrl: string): Promise<number> {
  const ended = await query(
    databaseUrl,
    `select pg_terminate_backend(pid) as done from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return ended.length;
}

test('a server whose database connections are ended lives, goes on, and has lost nothing it acknowledged', async () => {
  const place = await newPlace();
  const server = await ServerProcess.start(place);
  const below = dice(7);
  const wanted = { ...twoPeople, options: { points: 100, roundLimit: 8 } };
  const seatings = await Promise.all(Array.from({ length: GAMES }, () => seated(server.url, wanted)));
  const evenings = seatings.map((seating, index) => new Evening(seating, index));
  const played = Promise.all(evenings.map((each) => each.play(server.url)));
  let ended = 0;
  for (let count = 0; count < CUTS; count++) {
    await moment(evenings, 1 + below(20), below(15));
    ended += await cut(place.databaseUrl!);
  }
  expect(ended).toBeGreaterThanOrEqual(CUTS);
  await played;
  expect(server.isRunning).toBe(true);
  expect((await http(`${server.url}/api/health`)).status).toBe(200);
  for (const { seating, acknowledged, isOver } of evenings) {
    expect(lostFrom(await storedLog(place, seating.id), acknowledged)).toBe(0);
    expect(isOver).toBe(true);
  }
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a process that was cut off hears again of what others do', async () => {
  const place = await newPlace();
  const [one, other] = [await ServerProcess.start(place), await ServerProcess.start(place)];
  const { id, tokens } = await seated(one.url);
  const here = await Client.join(one.url, id, tokens.a!);
  const there = await Client.join(other.url, id, tokens.b!);
  await cut(place.databaseUrl!);
  await wait(1000);
  const before = there.now.version;
  const said = await here.ask('command', { from: 'a', command: { kind: 'say', text: 'still there?' } });
  expect(said.kind).toBe('result');
  await there.until(({ version }) => version > before);
  for (const client of [here, there]) client.close();
  expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
});
