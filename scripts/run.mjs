import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  sortie: 'apps/cli/bin/sortie.mjs',
};

/** The file behind a tool of this repository. */
export function toolFile(tool) {
  return `${ROOT}${TOOLS[tool]}`;
}

/**
 * Runs a tool of this repository from its root and answers with its exit code and what it printed.
 * `echo: false` keeps the output back; `minutes` ends a run that takes too long with code 124.
 */
export function run(tool, args = [], { env = {}, echo = true, minutes = 30 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [toolFile(tool), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', echo ? 'inherit' : 'pipe', echo ? 'inherit' : 'pipe'],
    });
    let output = '';
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, minutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      if (late) output += `${tool} took longer than ${minutes} minutes\n`;
      resolve({ code: late ? 124 : (code ?? 1), output });
    });
  });
}

/**
 * Runs named parts one after another, those of a list side by side, prints the time of each, and ends the process
 * at the first failure.
 */
export async function runParts(parts) {
  const begun = performance.now();
  for (const part of parts) {
    const codes = await Promise.all([part].flat().map(playPart));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) process.exit(failed);
  }
  console.log(`all parts passed in ${seconds(begun)}`);
}

async function playPart({ name, play }) {
  const start = performance.now();
  const code = await play();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`);
  return code;
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
