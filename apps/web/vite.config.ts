import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const NO_TRANSITION = fileURLToPath(new URL('src/table/no-transition.ts', import.meta.url));
const SERVER = process.env.SERVER ?? 'http://127.0.0.1:7717';

export default defineConfig({
  plugins: [computedData(), react()],
  resolve: { alias: { 'd3-transition': NO_TRANSITION, 'd3-interpolate': NO_TRANSITION } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    // What each part of the page loads; a test weighs it.
    manifest: true,
  },
  // While the page is developed the server of games runs beside it.
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});

/**
 * A module called `*.data.ts` is run while the page is built, and what it exports stands in the page as plain
 * data: the page loads one language of a rulebook, or a list of cards, without what it was made from.
 */
function computedData(): Plugin {
  return {
    name: 'computed-data',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.data.ts')) return null;
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
        configFile: false,
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
