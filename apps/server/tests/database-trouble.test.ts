import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersOf, Client, dice, openQuestion, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';
import { Evening, lostFrom, moment, storedLog } from './evening.ts';
import { type Postgresql, startPostgresql } from './postgresql.ts';
import { ServerProcess } from './server-process.ts';

/** `DATABASE_TROUBLES=20` for the long form. */
const TROUBLES = Number(process.env.DATABASE_TROUBLES ?? 1);
const GAMES = 6;
/** Longer than a query may take. */
const FROZEN = 6500;

const { start, end } = bench('postgresql');
const data = mkdtempSync(join(tmpdir(), 'sortie-trouble-'));
let postgresql: Postgresql;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  postgresql = await startPostgresql();
});
afterAll(async () => {
  for (const server of servers) if (server.isRunning) await server.end('SIGKILL');
  await end();
  await postgresql.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Games whose two seats are at two processes; when one is over another begins. */
class Hall {
  readonly evenings: Evening[] = [];
  private isClosing = false;

  constructor(private readonly urls: readonly [string, string]) {}

  /** Kept when it has closed and every game is over. */
  open(): Promise<unknown> {
    return Promise.all(Array.from({ length: GAMES }, (_, table) => this.playOn(table)));
  }

  close(): void {
    this.isClosing = true;
  }

  private async playOn(table: number): Promise<void> {
    while (!this.isClosing) {
      const evening = await this.begin(table);
      if (!evening) continue;
      this.evenings.push(evening);
      while (!evening.isOver) await evening.play(...this.urls);
    }
  }

  /** Undefined when the database could not keep it. */
  private async begin(table: number): Promise<Evening | undefined> {
    const wanted = { ...twoPeople, options: { points: 100, roundLimit: 8 } };
    try {
      return new Evening(await seated(this.urls[table % 2]!, wanted), this.evenings.length, 300);
    } catch (error) {
      if (!/storage/.test(String(error))) throw error;
      await wait(100);
      return undefined;
    }
  }
}

test(
  'PostgreSQL is restarted, killed and frozen under load: no process ends, nothing is lost, no game is in two states',
  async () => {
    const databaseUrl = await postgresql.newDatabase();
    const place = { data, databaseUrl };
    const [one, other] = [await ServerProcess.start(place), await ServerProcess.start(place)];
    servers.push(one, other);
    const hall = new Hall([one.url, other.url]);
    const played = hall.open();
    // A fault of the hall is told at the end, and must not be missed before.
    played.catch(() => undefined);
    const below = dice(TROUBLES);
    const troubles = [
      () => postgresql.restart('SIGINT'),
      () => postgresql.restart('SIGKILL'),
      () => postgresql.freeze(FROZEN),
    ];
    for (let count = 0; count < TROUBLES; count++) {
      for (const makeTrouble of troubles) {
        await moment(hall.evenings, 5 + below(40), below(20));
        await makeTrouble();
        expect([one.isRunning, other.isRunning]).toEqual([true, true]);
      }
    }
    await moment(hall.evenings, 20, 0);
    hall.close();
    await played;
    let acknowledged = 0;
    let lost = 0;
    for (const { seating, acknowledged: answers } of hall.evenings) {
      acknowledged += answers.length;
      lost += lostFrom(await storedLog(place, seating.id), answers);
      const views = await Promise.all(
        [one, other].map(async ({ url }) => {
          const client = await Client.join(url, seating.id);
          client.close();
          return { status: client.now.status, version: client.now.version, view: client.now.view };
        }),
      );
      expect(views[0]).toEqual(views[1]);
    }
    console.log(
      `PostgreSQL restarted, killed and frozen ${TROUBLES} times each: ${hall.evenings.length} games, acknowledged ${acknowledged}, lost ${lost}`,
    );
    expect(lost).toBe(0);
    expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
  },
  240_000 + TROUBLES * 60_000,
);

/** A PostgreSQL reached through a socket in between, whose connections can be frozen as if their host had vanished. */
async function frozenLine(folder: string) {
  const between = mkdtempSync(join(tmpdir(), 'sortie-line-'));
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((here) => {
    const there = connect(join(folder, '.s.PGSQL.5432'));
    const pair = [here, there] as const;
    pairs.add(pair);
    here.pipe(there);
    there.pipe(here);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => pairs.delete(pair));
    }
  });
  await new Promise<void>((resolve) => server.listen(join(between, '.s.PGSQL.5432'), resolve));
  return {
    address: (url: string) => url.replace(encodeURIComponent(folder), encodeURIComponent(between)),
    /** Those that stand say nothing more; new ones are made as ever. */
    freeze: () => {
      for (const [here, there] of pairs) {
        here.unpipe();
        there.unpipe();
        here.pause();
        there.pause();
      }
      return pairs.size;
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(between, { recursive: true, force: true });
    },
  };
}

test('connections that freeze for ever are given up, all of them at once, and what others do is heard again', async () => {
  const line = await frozenLine(postgresql.folder);
  const url = await postgresql.newDatabase();
  const [one, other] = [
    await start({ data, databaseUrl: line.address(url) }),
    await start({ data, databaseUrl: url }),
  ];
  const games = await Promise.all(Array.from({ length: 8 }, () => seated(one.url)));
  const clients = await Promise.all(games.map(({ id, tokens }) => Client.join(one.url, id, tokens.a!)));
  const say = (client: Client, text: string) =>
    client.ask('command', { from: 'a', command: { kind: 'say', text } });
  await Promise.all(clients.map((client) => say(client, 'Hello.')));
  const before = performance.now();
  expect(line.freeze()).toBeGreaterThan(1);
  const replies = await Promise.all(clients.map((client) => say(client, 'Is anybody there?')));
  expect(replies).toMatchObject(clients.map(() => ({ kind: 'error', problem: 'storage' })));
  await Promise.all(
    clients.map(async (client) => {
      await expect.poll(async () => (await say(client, 'Again.')).kind, { timeout: 15_000 }).toBe('result');
    }),
  );
  expect(performance.now() - before).toBeLessThan(15_000);
  // The connection that hears of others was frozen as well.
  const { id, tokens } = games[0]!;
  const there = await Client.join(other.url, id, tokens.b!);
  await expect
    .poll(
      async () => {
        await there.ask('command', { from: 'b', command: { kind: 'say', text: 'Here.' } });
        return clients[0]!.log.some((event) => (event as { seat?: string }).seat === 'b');
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(true);
  const asker = openQuestion(there) ? there : clients[0]!;
  const question = openQuestion(asker)!;
  expect(await asker.answer(question, answersOf(question)[0]!)).toMatchObject({ kind: 'result' });
  for (const client of [...clients, there]) client.close();
  await Promise.all([one.stop(), other.stop()]);
  await line.close();
}, 120_000);
