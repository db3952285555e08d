import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/sortie.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a shell would, with this as its standard input. */
export function sortie(args: readonly string[], input = '', cwd = folder()): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // The command may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const folders: string[] = [];

/** A folder of its own for the files of a test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sortie-'));
  folders.push(made);
  return made;
}

export function file(name: string, content: unknown): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

afterAll(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});
