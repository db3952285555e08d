import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the page of the product with the games for tests into a folder, as people would get it. */
export async function buildPage(folder: string): Promise<void> {
  const config = ['--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'];
  await run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'tests/test-games/page', ...config, '--outDir', folder],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } },
  );
}
