import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Entry, Plain } from '@sortie/kernel';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import {
  againstComputer,
  answersOf,
  Client,
  dice,
  openQuestion,
  type Seating,
  seated,
  twoPeople,
} from './client.ts';
import { bench, databases, type Place } from './databases.ts';
import { query } from './postgresql.ts';

const KILLS = Number(process.env.KILLS ?? 6);
const GAMES = 5;

const program = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));

/** A server as a process of its own. */
class Process {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static start({ data, databaseUrl }: Place): Promise<Process> {
    const env = {
      ...process.env,
      PORT: '0',
      DATA: data,
      COMPUTER_PAUSE: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const url = /"url":"([^"]+)"/.exec(said)?.[1];
        if (url) resolve(new Process(url, child));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return ended;
  }
}

interface Acknowledged {
  readonly seat: string;
  readonly decision: number;
  readonly answer: Plain;
}

/** One game and the two people in it, who come back after every fall of the server. */
class Evening {
  readonly acknowledged: Acknowledged[] = [];
  isOver = false;
  private readonly below: (limit: number) => number;

  constructor(
    readonly seating: Seating,
    seed: number,
  ) {
    this.below = dice(seed);
  }

  /** Plays until the game is over or the server is gone. */
  async play(url: string): Promise<void> {
    const { id, tokens } = this.seating;
    try {
      const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
      while (!this.isOver) await this.answerOnce(clients);
      for (const client of clients) client.close();
    } catch (error) {
      if (!/closed|ECONN|socket hang up|not opened/.test(String(error))) throw error;
    }
  }

  private async answerOnce(clients: readonly Client[]): Promise<void> {
    const next = () => clients.find((client) => openQuestion(client) && client.now.status === 'playing');
    const [first] = clients;
    await Promise.race(
      clients.map((client) =>
        client.when(
          () => next() !== undefined || client.now.status === 'over' || client.closed !== undefined,
          60_000,
        ),
      ),
    );
    if (clients.some(({ closed }) => closed)) throw new Error('closed');
    this.isOver = first!.now.status === 'over';
    const client = next();
    if (!client) return;
    const question = openQuestion(client)!;
    const legal = answersOf(question);
    const answer = legal[this.below(legal.length)]!;
    const { version } = client.now;
    const reply = await client.answer(question, answer);
    if (reply.kind === 'result') {
      this.acknowledged.push({ seat: question.seat, decision: question.id, answer });
      await Promise.all(
        clients.map((each) =>
          each.when(() => each.now.version > version || each.closed !== undefined, 60_000),
        ),
      );
    }
  }
}

/** Waits for so many more answers, and then a little longer: a write may be under way. */
async function moment(evenings: readonly Evening[], answers: number, milliseconds: number): Promise<void> {
  const count = () => evenings.reduce((sum, each) => sum + each.acknowledged.length, 0);
  const enough = count() + answers;
  while (count() < enough && evenings.some(({ isOver }) => !isOver)) await wait(2);
  await wait(milliseconds);
}

async function storedLog({ data, databaseUrl }: Place, game: string): Promise<readonly Entry[]> {
  const text = `select number, entry from entries where game = '${game}' order by number`;
  const rows =
    databaseUrl === undefined
      ? (new Database(join(data, 'sortie.db')).prepare(text).all([]) as readonly Record<string, unknown>[])
      : await query(databaseUrl, text);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place));
  return rows.map(({ entry }) => JSON.parse(entry as string) as Entry);
}

/** How many of the acknowledged answers the log does not hold, in their order. */
function lostFrom(log: readonly Entry[], acknowledged: readonly Acknowledged[]): number {
  let place = 0;
  let lost = 0;
  for (const { seat, decision, answer } of acknowledged) {
    const isIt = (entry: Entry) =>
      entry.kind === 'answer' &&
      entry.seat === seat &&
      entry.decision === decision &&
      JSON.stringify(entry.answer) === JSON.stringify(answer);
    const found = log.findIndex((entry, index) => index >= place && isIt(entry));
    if (found < 0) lost++;
    else place = found + 1;
  }
  return lost;
}

describe.each(databases)('a server on %s that is killed in the middle of games', (kind) => {
  const { newPlace, end } = bench(kind);
  afterAll(end);

  test(
    'has every answer that it acknowledged, and every game goes on to its end',
    async () => {
      const place = await newPlace();
      const below = dice(KILLS);
      let server = await Process.start(place);
      const begin = async (count: number): Promise<Evening[]> => {
        const wanted = { ...twoPeople, options: { points: 100, roundLimit: 8 } };
        const made = Array.from({ length: count }, (_, index) =>
          seated(server.url, index === 0 ? againstComputer : wanted),
        );
        return (await Promise.all(made)).map((seating, index) => new Evening(seating, index));
      };
      const evenings = await begin(GAMES);
      for (let kill = 0; kill < KILLS; kill++) {
        const played = Promise.all(
          evenings.filter(({ isOver }) => !isOver).map((each) => each.play(server.url)),
        );
        await moment(evenings, 5 + below(60), below(30));
        await server.end('SIGKILL');
        await played;
        for (const { seating, acknowledged } of evenings) {
          expect(lostFrom(await storedLog(place, seating.id), acknowledged)).toBe(0);
        }
        server = await Process.start(place);
        const going = evenings.filter(({ isOver }) => !isOver).length;
        if (going < GAMES) evenings.push(...(await begin(GAMES - going)));
      }
      await Promise.all(evenings.map((each) => each.play(server.url)));
      const acknowledged = evenings.reduce((sum, each) => sum + each.acknowledged.length, 0);
      const finished = evenings.filter(({ isOver }) => isOver).length;
      expect(await server.end('SIGTERM')).toBe(0);
      let lost = 0;
      for (const each of evenings)
        lost += lostFrom(await storedLog(place, each.seating.id), each.acknowledged);
      console.log(
        `${kind}: kills ${KILLS}, acknowledged ${acknowledged}, lost ${lost}, games finished ${finished} of ${evenings.length}`,
      );
      expect({ lost, finished }).toEqual({ lost: 0, finished: evenings.length });
      expect(acknowledged).toBeGreaterThan(5 * KILLS);
    },
    120_000 + KILLS * 30_000,
  );
});
