import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Entry, Plain } from '@sortie/kernel';
import Database from 'libsql';
import { expect } from 'vitest';
import { answersOf, Client, dice, openQuestion, type Seating } from './client.ts';
import type { Place } from './databases.ts';
import { query } from './postgresql.ts';

export interface Acknowledged {
  readonly seat: string;
  readonly decision: number;
  readonly answer: Plain;
}

/** One game and the two people in it, who come back after every fall of the server. */
export class Evening {
  readonly acknowledged: Acknowledged[] = [];
  isOver = false;
  private readonly below: (limit: number) => number;

  constructor(
    readonly seating: Pick<Seating, 'id' | 'tokens'>,
    seed: number,
    /** After so many answers the first seat concedes. */
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.below = dice(seed);
  }

  /** Plays until the game is over or the server is gone; the seats may be at two processes. */
  async play(url: string, other = url): Promise<void> {
    const { id, tokens } = this.seating;
    const clients: Client[] = [];
    try {
      for (const [place, token] of Object.values(tokens).entries()) {
        clients.push(await Client.join(place === 0 ? url : other, id, token));
      }
      while (!this.isOver) await this.answerOnce(clients);
    } catch (error) {
      if (!/closed|ECONN|socket hang up|not opened|"storage"|50[23]/.test(String(error))) throw error;
    } finally {
      for (const client of clients) client.close();
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
    if (this.acknowledged.length >= this.most && !this.isOver) {
      await this.concede(first!);
      return;
    }
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
    } else {
      // The answer may have been stored all the same: the next update tells.
      await wait(100);
    }
  }

  private async concede(client: Client): Promise<void> {
    const [seat] = Object.keys(this.seating.tokens);
    const reply = await client.ask('command', { from: seat, command: { kind: 'concede' } });
    if (reply.kind === 'result') await client.until(({ status }) => status === 'over', 60_000);
    else await wait(100);
  }
}

/** Waits for so many more answers, and then a little longer: a write may be under way. */
export async function moment(
  evenings: readonly Evening[],
  answers: number,
  milliseconds: number,
): Promise<void> {
  const count = () => evenings.reduce((sum, each) => sum + each.acknowledged.length, 0);
  const enough = count() + answers;
  while (count() < enough && evenings.some(({ isOver }) => !isOver)) await wait(2);
  await wait(milliseconds);
}

export async function storedLog({ data, databaseUrl }: Place, game: string): Promise<readonly Entry[]> {
  const text = `select number, entry from entries where game = '${game}' order by number`;
  const rows =
    databaseUrl === undefined
      ? (new Database(join(data, 'sortie.db')).prepare(text).all([]) as readonly Record<string, unknown>[])
      : await query(databaseUrl, text);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place));
  return rows.map(({ entry }) => JSON.parse(entry as string) as Entry);
}

/** How many of the acknowledged answers the log does not hold, in their order. */
export function lostFrom(log: readonly Entry[], acknowledged: readonly Acknowledged[]): number {
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
