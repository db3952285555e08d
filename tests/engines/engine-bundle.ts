import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The engine and the question about replays as one script that any JavaScript engine runs: `Sortie.verdicts`. */
export async function engineBundle(): Promise<string> {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('./verdicts.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Sortie',
    target: 'es2022',
    logLevel: 'error',
  });
  return built.outputFiles[0]!.text;
}
