import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';
import { LiveClient } from './live-client.ts';
import { openGames } from './open-game.ts';

const GAMES = 1000;
const MIB = 1024 * 1024;
/** A game is played so far before it is measured. */
const VERSION = 20;

/** What 1,000 games take in the server that are under way, each with both of its people connected. */
export async function memory(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const clients: LiveClient[] = [];
  try {
    const empty = await residentMemory(server.url);
    for (const sittings of await openGames(server.url, GAMES, false)) {
      const pair = sittings.map((sitting) => new LiveClient(sitting, () => 0));
      await Promise.all(pair.map((client) => client.join()));
      await Promise.all(pair.map((client) => until(() => client.version >= VERSION || client.isOver)));
      for (const client of pair) client.rest();
      clients.push(...pair);
    }
    const full = await residentMemory(server.url);
    const mib = (full - empty) / MIB;
    return [
      { name: 'the server without a game', ours: empty / MIB, unit: 'MiB', aim: '', reached: true },
      {
        name: '1,000 open games, 2 people connected to each',
        ours: mib,
        unit: 'MiB',
        aim: '',
        reached: true,
        note: `${((mib * 1024) / GAMES).toFixed(0)} KiB a game`,
      },
    ];
  } finally {
    for (const client of clients) client.leave();
    await server.stop();
  }
}

async function residentMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^sortie_memory_bytes (\d+)/m.exec(text)![1]);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
