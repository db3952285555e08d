import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Mutant } from './find-mutants.ts';
import { instrument, type Numbered } from './instrument.ts';

const SHIM = new URL('test-shim.mjs', import.meta.url).pathname;

export interface BundleOrder {
  readonly root: string;
  readonly testFiles: readonly string[];
  readonly mutants: readonly Mutant[];
}

export interface TestBundle {
  readonly code: string;
  /** All files in it, from the root. */
  readonly files: readonly string[];
}

/**
 * All tests with the program they test, every mutation in it, as one script. The script is the body of a function
 * of `$m` (is this mutation on?), `$host` (where tests report) and `require`; it gives a table of test files, each
 * of which runs nothing until it is called, and adds to `$host.forget`.
 */
export async function bundleTests({ root, testFiles, mutants }: BundleOrder): Promise<TestBundle> {
  const numbered = new Map<string, Numbered[]>();
  for (const [number, { file, mutation }] of mutants.entries()) {
    const path = join(root, file);
    numbered.set(path, [...(numbered.get(path) ?? []), { number, mutation }]);
  }
  const entry = testFiles
    .map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(join(root, file))})`)
    .join(',\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents: `$host.files = {\n${entry}\n};`, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    // Tests are found by name alone, so nothing they import may be taken for free of effects.
    ignoreAnnotations: true,
    alias: { vitest: SHIM },
    plugins: [
      {
        name: 'mutants',
        setup(bundler) {
          bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const own = numbered.get(path) ?? [];
            const text = instrument(readFileSync(path, 'utf8'), own);
            return { contents: placed(text, path), loader: 'ts' };
          });
        },
      },
    ],
  });
  return {
    code: loadedAgain(outputFiles[0]!.text),
    files: Object.keys(metafile.inputs).filter((file) => file !== '<stdin>'),
  };
}

/**
 * Lets every module be loaded again in its place (`$host.forget`): what the engine has learned about the code stays, and
 * a program loaded again runs many times faster than a fresh copy of it.
 */
function loadedAgain(code: string): string {
  const loader = /^var __esm = [\s\S]*?^};$/m;
  if (!loader.test(code)) throw new Error('the bundler loads modules in a way that is not known');
  return code.replace(loader, LOADER);
}

const LOADER = `var __esm = (module) => {
  const load = Object.values(module)[0];
  let state = 'waiting';
  let error;
  $host.forget.push(() => (state = 'waiting'));
  return () => {
    if (state === 'failed') throw error;
    if (state === 'loaded') return;
    state = 'loaded';
    try {
      load();
    } catch (thrown) {
      state = 'failed';
      error = thrown;
      throw thrown;
    }
  };
};`;

/** A script has no place of its own: the modules in it keep the one they had. */
function placed(text: string, path: string): string {
  return text
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')));
}
