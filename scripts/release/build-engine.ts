import type { Plugin } from 'esbuild';
import { buildModule } from './build-module.ts';

/**
 * The rules of a game with the kernel that runs them as one module that needs nothing else: it exports
 * `engine`, a `RulesEngine`, and runs in Node, in a page and in workers of both.
 */
export function buildEngine(game: string, plugins: readonly Plugin[] = []): Promise<string> {
  const lines = [
    `import { rulesEngine } from '@sortie/kernel';`,
    `import { ${game} } from '@sortie/${game}/rules';`,
    `export const engine = rulesEngine(${game});`,
  ];
  return buildModule(lines, plugins);
}
