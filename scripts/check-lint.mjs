import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** Format and lint rules first, then the rules that need types; answers with an exit code. */
export async function checkLint() {
  const biome = await run('biome', ['check', '--error-on-warnings', '.']);
  if (biome.code !== 0) return biome.code;
  return (await run('oxlint', ['--deny-warnings'])).code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await checkLint());
