import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The engine and the question about replays as one script that any JavaScript engine runs: `Sortie.verdicts`. */
export async function engineBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('./verdicts.ts', import.meta.url)),
        formats: ['iife'],
        name: 'Sortie',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('the engine could not be bundled');
  return bundle.output[0].code;
}
