import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';
import { hundredPoints } from '../xwing/live-table.ts';
import { type LiveClient, openGame } from './live-client.ts';

const GAMES = 40;
const MEASURED = 8_000;

/** How many answers are stored and acknowledged a second, against a file that is written and flushed line by line. */
export async function stored(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const clients: LiveClient[] = [];
  try {
    for (let game = 0; game < GAMES; game++)
      clients.push(...(await openGame(server.url, hundredPoints, () => 0)));
    await Promise.all(clients.map((client) => client.join()));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const client of clients) client.waits.length = 0;
    await new Promise((resolve) => setTimeout(resolve, MEASURED));
    const answers = (clients.reduce((sum, client) => sum + client.waits.length, 0) * 1000) / MEASURED;
    return [
      {
        name: 'stored answers, 40 games without a pause',
        ours: answers,
        unit: '/s',
        peer: { name: 'raw fsync', value: rawFsync() },
        aim: '',
        reached: true,
      },
    ];
  } finally {
    for (const client of clients) client.leave();
    await server.stop();
  }
}

function rawFsync(): number {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-fsync-'));
  const file = openSync(join(folder, 'log'), 'w');
  const line = `${'x'.repeat(160)}\n`;
  const begun = performance.now();
  let lines = 0;
  while (performance.now() - begun < 2_000) {
    writeSync(file, line);
    fsyncSync(file);
    lines++;
  }
  const took = performance.now() - begun;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return (lines * 1000) / took;
}
