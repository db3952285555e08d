import { setTimeout as wait } from 'node:timers/promises';
import { answersOf, Client, dice, openQuestion, seated } from '../client.ts';

/** Tables at which honest people play, each of two. */
const TABLES = 4;
/** Milliseconds between two answers at a table. */
const PAUSE = 60;

/** Milliseconds that answers took, sorted. */
export class Waits {
  private readonly sorted: readonly number[];

  constructor(waits: readonly number[]) {
    this.sorted = waits.toSorted((one, other) => one - other);
  }

  get count(): number {
    return this.sorted.length;
  }

  at(share: number): number {
    const place = Math.min(this.sorted.length - 1, Math.floor(this.sorted.length * share));
    return this.sorted[place] ?? Number.POSITIVE_INFINITY;
  }
}

/** People who play by the rules while others attack; how long each of their answers took is told. */
export class HonestPeople {
  private waits: number[] = [];
  private isOn = true;
  private playing: Promise<unknown> = Promise.resolve();

  constructor(private readonly url: string) {}

  async begin(): Promise<void> {
    const first = await Promise.all(Array.from({ length: TABLES }, (_, table) => this.sit(table)));
    this.playing = Promise.all(first.map((table, number) => this.playOn(table, number)));
  }

  /** What was measured since it was last asked. */
  take(): Waits {
    const waits = new Waits(this.waits);
    this.waits = [];
    return waits;
  }

  async end(): Promise<void> {
    this.isOn = false;
    await this.playing;
  }

  private async sit(table: number): Promise<readonly Client[]> {
    const { id, tokens } = await seated(this.url);
    const headers = { 'x-forwarded-for': `5.5.5.${table}` };
    return Promise.all(Object.values(tokens).map((token) => Client.join(this.url, id, token, true, headers)));
  }

  private async playOn(first: readonly Client[], table: number): Promise<void> {
    const below = dice(table);
    let clients = first;
    while (this.isOn) {
      try {
        clients = await this.playOnce(clients, table, below);
      } catch {
        // Nothing was answered at all, as when no place is left for another connection.
        this.waits.push(Number.POSITIVE_INFINITY);
      }
      await wait(PAUSE);
    }
    for (const client of clients) client.close();
  }

  private async playOnce(
    clients: readonly Client[],
    table: number,
    below: (limit: number) => number,
  ): Promise<readonly Client[]> {
    const asker = clients.find((each) => openQuestion(each));
    if (clients[0]!.now.status !== 'playing' || clients.some(({ closed }) => closed)) {
      for (const client of clients) client.close();
      return this.sit(table);
    }
    if (asker) await this.answer(asker, clients, below);
    return clients;
  }

  private async answer(
    asker: Client,
    clients: readonly Client[],
    below: (limit: number) => number,
  ): Promise<void> {
    const question = openQuestion(asker)!;
    const legal = answersOf(question);
    const { version } = asker.now;
    const begun = performance.now();
    try {
      const reply = await asker.answer(question, legal[below(legal.length)]!);
      this.waits.push(reply.kind === 'result' ? performance.now() - begun : Number.POSITIVE_INFINITY);
      await Promise.all(clients.map((each) => each.until((update) => update.version > version)));
    } catch {
      // Thrown out, or not answered at all.
      this.waits.push(Number.POSITIVE_INFINITY);
    }
  }
}
