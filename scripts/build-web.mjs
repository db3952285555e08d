// Builds the page into apps/web/dist, with compressed copies beside the files, unless it is up to date.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, run } from './run.mjs';

const DIST = `${ROOT}apps/web/dist`;
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages',
  'package-lock.json',
  'reports/rules.json',
];

/** Answers with an exit code. */
export async function buildWeb() {
  if (isFresh()) return 0;
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

function isFresh() {
  const built = `${DIST}/index.html`;
  if (!existsSync(built)) return false;
  const at = statSync(built).mtimeMs;
  return SOURCES.map((source) => `${ROOT}${source}`)
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]))
    .every((path) => statSync(path).mtimeMs <= at);
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'tests') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await buildWeb());
