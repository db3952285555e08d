import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';
import { LiveClient } from './live-client.ts';
import { openGames, type Sitting } from './open-game.ts';

const TABLES = 40;
/** Games that wait to be begun at a table whose game is over. */
const SPARE = 16;
const ROUNDS = 4;
const ROUND = 2_000;
const LEAST = 0.6;

/**
 * How many answers a second are stored, acknowledged and shown to both seats and to a spectator of 40 games,
 * against a file that is written and flushed line by line. Both turn by turn, so that a busy disk slows both.
 */
export async function stored(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const tables: Table[] = [];
  try {
    const games = await openGames(server.url, TABLES * (SPARE + 1), true);
    for (let table = 0; table < TABLES; table++) tables.push(new Table(games));
    await pause(2_000);
    const rates: number[] = [];
    const peers: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = shownAt(tables);
      const begun = performance.now();
      await pause(ROUND);
      rates.push(((shownAt(tables) - before) * 1000) / (performance.now() - begun));
      peers.push(rawFsync(500));
    }
    const [ours, raw] = [median(rates), median(peers)];
    return [
      {
        name: 'answers stored and shown, 40 games of 3 viewers',
        ours,
        unit: '/s',
        peer: { name: 'raw fsync', value: raw },
        aim: `at least ${LEAST} times`,
        reached: games.length > 0 && ours >= LEAST * raw,
      },
    ];
  } finally {
    for (const table of tables) table.leave();
    await server.stop();
  }
}

/** A place where one game after the other is played. */
class Table {
  private clients: readonly LiveClient[] = [];
  private finished = 0;
  private hasLeft = false;

  constructor(private readonly games: (readonly Sitting[])[]) {
    this.begin();
  }

  /** How many answers everybody at this table has seen. */
  get shown(): number {
    return this.finished + Math.min(...this.clients.map(({ version }) => version), Infinity);
  }

  leave(): void {
    this.hasLeft = true;
    for (const client of this.clients) client.leave();
  }

  private begin(): void {
    const sittings = this.games.pop();
    if (this.hasLeft || !sittings) return;
    this.clients = sittings.map(
      (sitting) =>
        new LiveClient(
          sitting,
          () => 0,
          () => this.goOn(),
        ),
    );
    for (const client of this.clients) void client.join();
  }

  /** The next game begins when everybody has seen the end of this one. */
  private goOn(): void {
    const { clients } = this;
    if (!clients.every(({ isOver }) => isOver)) return;
    this.finished += clients[0]!.version;
    for (const client of clients) client.leave();
    this.begin();
  }
}

function shownAt(tables: readonly Table[]): number {
  return tables.reduce((sum, { shown }) => sum + shown, 0);
}

function rawFsync(milliseconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-fsync-'));
  const file = openSync(join(folder, 'log'), 'w');
  const line = `${'x'.repeat(160)}\n`;
  const begun = performance.now();
  let lines = 0;
  while (performance.now() - begun < milliseconds) {
    writeSync(file, line);
    fsyncSync(file);
    lines++;
  }
  const took = performance.now() - begun;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return (lines * 1000) / took;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
