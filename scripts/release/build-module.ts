import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A module of these lines with everything they import, as one script for Node and for pages. */
export async function buildModule(
  lines: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const built = await build({
    stdin: { contents: lines.join('\n'), resolveDir: `${ROOT}packages/games`, loader: 'ts' },
    absWorkingDir: ROOT,
    plugins: [...plugins],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // Names stay, so that a bug bundle of a released version can be read.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return built.outputFiles[0]!.text;
}
