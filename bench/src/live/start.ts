import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';

const SORTIE = fileURLToPath(new URL('../../../apps/cli/bin/sortie.mjs', import.meta.url));
const TIMES = 5;

/** From the call to the end of a command, and to the first answer of a server; bare Node beside them. */
export async function start(): Promise<Measurement[]> {
  const node = median(() => run('--eval', '0'));
  run(SORTIE, '--help');
  const help = median(() => run(SORTIE, '--help'));
  const servers: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const server = await RunningServer.start();
    servers.push(performance.now() - begun);
    await server.stop();
  }
  const server = servers.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)]!;
  const note = `bare Node ${Math.round(node)} ms`;
  return [
    { name: 'sortie --help', ours: help, unit: 'ms', aim: 'at most 300', reached: help <= 300, note },
    { name: 'server to its first answer', ours: server, unit: 'ms', aim: '', reached: true, note },
  ];
}

/** Milliseconds. */
function run(...args: readonly string[]): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - begun;
}

function median(measure: () => number): number {
  const values = Array.from({ length: TIMES }, measure);
  return values.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)]!;
}
