// Builds the page into apps/web/dist, with compressed copies beside the files, unless it is up to date.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, run } from './run.mjs';

const DIST = `${ROOT}apps/web/dist`;
const TEST_DIST = `${ROOT}tests/test-games/page/dist/page`;
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'engines',
  'packages',
  'package-lock.json',
  'reports/rules.json',
];
/** Folders in which nothing is that the page is made of. */
const NO_SOURCES = /^(?:node_modules|tests|dist)$/;
const TEST_SOURCES = [...SOURCES, 'tests/test-games', ...gamesForTests()];

/** Answers with an exit code. */
export async function buildWeb() {
  if (isFresh(DIST, SOURCES)) return 0;
  console.log('Building the table ...');
  const { code, output } = await run('vite', ['build', 'apps/web', '--logLevel', 'warn'], { echo: false });
  if (code !== 0) {
    console.log(output);
    return code;
  }
  for (const path of filesUnder(DIST).filter((each) => /\.(?:js|css|html|svg|json)$/.test(each))) {
    const bytes = readFileSync(path);
    if (bytes.length < 200) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return 0;
}

/** The page with the games for tests too, as people would get it; answers with its folder. */
export async function buildTestPage() {
  if (isFresh(TEST_DIST, TEST_SOURCES)) return TEST_DIST;
  // Tests that run side by side may all build: each in a folder of its own.
  const draft = join(TEST_DIST, '..', randomBytes(6).toString('hex'));
  const { code, output } = await run(
    'vite',
    'build tests/test-games/page --config apps/web/vite.config.ts --logLevel warn --outDir'
      .split(' ')
      .concat(draft),
    { echo: false, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(output);
  const isSlower = isFresh(TEST_DIST, TEST_SOURCES);
  rmSync(isSlower ? draft : TEST_DIST, { recursive: true, force: true });
  if (!isSlower) renameSync(draft, TEST_DIST);
  return TEST_DIST;
}

/** The folders of the games that only tests play. */
function gamesForTests() {
  return readdirSync(`${ROOT}tests`)
    .map((name) => `tests/${name}`)
    .filter((folder) => existsSync(`${ROOT}${folder}/kit.ts`));
}

function isFresh(dist, sources) {
  const built = `${dist}/index.html`;
  if (!existsSync(built)) return false;
  const at = statSync(built).mtimeMs;
  return sources
    .map((source) => `${ROOT}${source}`)
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]))
    .every((path) => statSync(path).mtimeMs <= at);
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCES.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await buildWeb());
