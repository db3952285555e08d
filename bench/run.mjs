// Installs the peers, builds the measurements as they would ship, and prints ratios measured in this one run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bringTestNeeds } from '../scripts/bring-test-needs.mjs';
import { buildWeb } from '../scripts/build-web.mjs';

const HERE = fileURLToPath(new URL('./', import.meta.url));

const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
if (!Object.keys(dependencies).every((peer) => existsSync(join(HERE, 'node_modules', peer)))) {
  console.error('Installing the peers of the bench ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}

const out = mkdtempSync(join(tmpdir(), 'sortie-bench-'));
await build({
  entryPoints: [join(HERE, 'src/main.ts')],
  outfile: join(out, 'bench.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
const done = spawnSync(
  process.execPath,
  ['--max-semi-space-size=64', join(out, 'bench.mjs'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
rmSync(out, { recursive: true });
if (done.status !== 0) process.exit(done.status ?? 1);

const needs = await bringTestNeeds();
if (needs !== 0) process.exit(needs);
const built = await buildWeb();
if (built !== 0) process.exit(built);
const live = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(HERE, 'src/live/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
process.exit(live.status ?? 1);
