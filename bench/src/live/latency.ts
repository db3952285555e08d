import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';
import { LiveClient } from './live-client.ts';
import { openGames } from './open-game.ts';

const GAMES = 200;
const WARM_UP = 5_000;
const MEASURED = 20_000;

/** Two hundred games at once, both seats of each played over sockets, a pause of half a second before each answer. */
export async function latency(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const clients: LiveClient[] = [];
  try {
    for (const sittings of await openGames(server.url, GAMES, false)) {
      clients.push(...sittings.map((sitting) => new LiveClient(sitting, () => 250 + Math.random() * 500)));
    }
    await Promise.all(clients.map((client) => client.join()));
    await pause(WARM_UP);
    for (const client of clients) client.waits.length = 0;
    await pause(MEASURED);
    const waits = clients.flatMap((client) => client.waits).sort((one, other) => one - other);
    const at = (share: number) =>
      waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Infinity;
    const load = `${GAMES} games at once, ${Math.round((waits.length * 1000) / MEASURED)} answers a second`;
    return [
      { name: `answer to view, median`, ours: at(0.5), unit: 'ms', aim: '', reached: true, note: load },
      {
        name: 'answer to view, 99th percentile',
        ours: at(0.99),
        unit: 'ms',
        aim: 'at most 100',
        reached: at(0.99) <= 100,
        note: load,
      },
    ];
  } finally {
    for (const client of clients) client.leave();
    await server.stop();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
