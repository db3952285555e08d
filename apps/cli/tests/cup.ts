import { join } from 'node:path';
import { games } from '@sortie/games';
import { expect, vi } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { file, folder } from './sortie.ts';

const CSV = 'name,club\nAna,A\nBo,A\nCy,B\nDi,B\nEd,C\nFay,C\nGil,D\nHal,D\n';

/** Calls the command in this process: a whole event takes dozens of calls. */
export async function tournament(...args: readonly string[]) {
  const out = listenTo(process.stdout);
  const err = listenTo(process.stderr);
  try {
    const dependencies = { games, simulationScript: new URL('about:blank') };
    const code = await runCli(['tournament', ...args], dependencies);
    return { code, out: out.text(), err: err.text() };
  } finally {
    out.end();
    err.end();
  }
}

/** Keeps what is written to a stream from now on. */
function listenTo(stream: NodeJS.WriteStream) {
  let text = '';
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { text: () => text, end: () => spy.mockRestore() };
}

export const cup = () => join(folder(), 'cup.json');

export async function madeCup(...more: readonly string[]): Promise<string> {
  const path = cup();
  const players = file('players.csv', CSV);
  const called = ['new', path, '--name', 'Cup', '--judge', 'Jo', '--players', players, '--secret', 's'];
  expect(await tournament(...called, ...more)).toMatchObject({ code: 0, err: '' });
  return path;
}

/** Settles every table of the last round: the first player of each wins. */
export async function settleRound(path: string): Promise<void> {
  for (const table of [1, 2, 3, 4]) {
    const { code } = await tournament('result', path, `${table}`, '--points', '100', `${table * 10}`);
    expect(code).toBe(0);
  }
}
