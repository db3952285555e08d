import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const NO_TRANSITION = fileURLToPath(new URL('src/table/no-transition.ts', import.meta.url));
const ENGINES = fileURLToPath(new URL('../../engines/', import.meta.url));
const SERVER = process.env.SERVER ?? 'http://127.0.0.1:7717';

export default defineConfig({
  // The server says where the site is: see apps/server/src/http/web-files.ts.
  base: './',
  plugins: [computedData(), moduleList(), releasedEngines()],
  resolve: { alias: { 'd3-transition': NO_TRANSITION, 'd3-interpolate': NO_TRANSITION } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
  // While the page is developed the server of games runs beside it.
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});

/**
 * A module called `*.data.ts` is run while the page is built, and what it exports stands in the page as plain
 * data: the page loads one language of a rulebook, or a list of cards, without what it was made from. Where it
 * exports a record of functions, what each gives becomes a script of its own.
 */
function computedData(): Plugin {
  const runs = new Map<string, ReturnType<typeof runnerImport<Computed>>>();
  return {
    name: 'computed-data',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?part=');
      if (!file.endsWith('.data.ts')) return null;
      const running = runs.get(file) ?? runnerImport(file, { configFile: false, logLevel: 'error' });
      runs.set(file, running);
      const { module, dependencies } = await running;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      if (part === undefined)
        return Object.entries(module)
          .map((each) => written(file, each))
          .join('\n');
      const [name = '', key = ''] = part.split('.');
      return `export const value = ${JSON.stringify(await module[name]?.[key]?.())};`;
    },
  };
}

type Computed = Readonly<Record<string, Readonly<Record<string, () => unknown>>>>;

function written(file: string, [name, value]: readonly [string, unknown]): string {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (!parts.some(([, part]) => typeof part === 'function')) {
    return `export const ${name} = ${JSON.stringify(value)};`;
  }
  const imports = parts.map(([key]) => {
    // Vite reads the language of a module off the end of its name.
    const from = JSON.stringify(`${file}?part=${name}.${key}.ts`);
    return `${JSON.stringify(key)}: async () => (await import(${from})).value`;
  });
  return `export const ${name} = {\n${imports.join(',\n')}\n};`;
}

/** Says which modules each script of the page holds, so that a test can tell what a page loads of a game. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    generateBundle(_options, bundle) {
      const root = fileURLToPath(new URL('../..', import.meta.url));
      const lists = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? [[part.fileName, part.moduleIds.map((id) => id.replace(root, ''))]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(lists), null, 1);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

/** Puts the engines of released rules beside the page, as they are. The page fetches one when a replay names it. */
function releasedEngines(): Plugin {
  return {
    name: 'released-engines',
    generateBundle() {
      for (const file of engineScripts()) {
        this.emitFile({ type: 'asset', fileName: `engines/${file}`, source: readFileSync(ENGINES + file) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/engines', (request, response, next) => {
        const file = (request.url ?? '').slice(1);
        if (!engineScripts().includes(file)) {
          next();
          return;
        }
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(ENGINES + file));
      });
    },
  };
}

function engineScripts(): readonly string[] {
  return readdirSync(ENGINES).filter((file) => file.endsWith('.js'));
}
