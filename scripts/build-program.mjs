// Bundles the programs of an app (the server, the command line and their worker threads) into its `dist`, unless
// the bundle is up to date. The files in `apps/<app>/bin` start them.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** By app: its programs, each with the source that it starts from. */
const PROGRAMS = {
  cli: { main: 'apps/cli/src/main.ts', 'simulation-worker': 'apps/cli/src/simulation/worker.ts' },
  server: {
    main: 'apps/server/src/main.ts',
    thinker: 'apps/server/src/computer/think.ts',
    operate: 'apps/server/src/operate.ts',
  },
  'test-games': {
    cli: 'tests/test-games/cli.ts',
    'simulation-worker': 'tests/test-games/simulation-worker.ts',
    thinker: 'tests/test-games/thinker.ts',
  },
};

/** Native code, or packages that look for native code when they run. */
const EXTERNAL = ['libsql', 'pg', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Packages of CommonJS need a `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);";

/** Builds that stay: a process that was started before may still load parts of an older one. */
const KEPT_BUILDS = 3;

/** The bundle of a program as a module, built first when a source of it has changed. */
export async function loadProgram(app, program) {
  return import(pathToFileURL(join(await buildProgram(app), `${program}.mjs`)).href);
}

/** The folder of an app's bundles. */
export async function buildProgram(app) {
  const built = readBuild(app);
  if (built && isFresh(built)) return folderOf(app, built);
  const esbuild = await import('esbuild').catch(() => undefined);
  if (esbuild) return bundle(app, esbuild);
  // Without development dependencies, the program that was built before copying is used.
  if (built) return folderOf(app, built);
  throw new Error(`${app} is not built, and esbuild, which builds it, is not installed: run npm ci.`);
}

function distOf(app) {
  return app === 'test-games' ? `${ROOT}tests/test-games/dist` : `${ROOT}apps/${app}/dist`;
}

function folderOf(app, { folder }) {
  return join(distOf(app), folder);
}

/** What the last build was made of: undefined when there is none, or it is not whole. */
function readBuild(app) {
  try {
    const build = JSON.parse(readFileSync(join(distOf(app), 'build.json'), 'utf8'));
    return existsSync(folderOf(app, build)) ? build : undefined;
  } catch {
    return undefined;
  }
}

function isFresh({ inputs }) {
  return Object.entries(inputs).every(([path, stamp]) => stampOf(path) === stamp);
}

function stampOf(path) {
  const found = statSync(`${ROOT}${path}`, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'missing';
}

/** Several processes may build at once: each writes a folder of its own, and the last to finish is the one that counts. */
async function bundle(app, { build }) {
  const folder = randomBytes(6).toString('hex');
  const outdir = join(distOf(app), folder);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS[app],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [keepPlaces(outdir)],
    logLevel: 'error',
  });
  const sources = [...Object.keys(metafile.inputs), 'package-lock.json', 'scripts/build-program.mjs'];
  const inputs = Object.fromEntries(sources.filter(isOurs).map((path) => [path, stampOf(path)]));
  const draft = join(distOf(app), `${folder}.json`);
  writeFileSync(draft, JSON.stringify({ folder, inputs }));
  renameSync(draft, join(distOf(app), 'build.json'));
  removeOldBuilds(app);
  return outdir;
}

/** Sources of an app, a package or the tests. */
const OURS = /[\\/](?:apps|packages|tests)[\\/][^/\\]+[\\/](?:src[\\/].*|[^/\\]+)\.ts$/;

/** What is installed changes with the lock alone. */
function isOurs(path) {
  return !path.includes('node_modules/') && existsSync(`${ROOT}${path}`);
}

/** A bundled source finds files as if it still stood where it was written. */
function keepPlaces(outdir) {
  return {
    name: 'keep-places',
    setup(build) {
      build.onLoad({ filter: OURS }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes('import.meta.url')) return undefined;
        const place = JSON.stringify(relative(outdir, path).replaceAll('\\', '/'));
        const contents = source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
        return { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    },
  };
}

function removeOldBuilds(app) {
  const builds = readdirSync(distOf(app), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(distOf(app), name), at: statSync(join(distOf(app), name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}
