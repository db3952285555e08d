import { join } from 'node:path';
import { games } from '@sortie/games';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { file, folder } from './sortie.ts';

const CSV = 'name,club\nAna,A\nBo,A\nCy,B\nDi,B\nEd,C\nFay,C\nGil,D\nHal,D\n';

let out = '';
let err = '';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls the command in this process: a whole event takes dozens of calls. */
export async function tournament(...args: readonly string[]) {
  out = '';
  err = '';
  const dependencies = { games, simulationScript: new URL('about:blank') };
  const code = await runCli(['tournament', ...args], dependencies);
  return { code, out, err };
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
