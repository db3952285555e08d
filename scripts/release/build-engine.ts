import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The rules of a game with the kernel that runs them as one module that needs nothing else: it exports
 * `engine`, a `RulesEngine`, and runs in Node, in a page and in workers of both.
 */
export async function buildEngine(game: string, plugins: readonly Plugin[] = []): Promise<string> {
  const built = await build({
    stdin: {
      contents: [
        `import { rulesEngine } from '@sortie/kernel';`,
        `import { ${game} } from '@sortie/${game}/rules';`,
        `export const engine = rulesEngine(${game});`,
      ].join('\n'),
      resolveDir: `${ROOT}packages/games`,
      loader: 'ts',
    },
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
