import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { releasedEngines } from '@sortie/games';
import { build } from 'esbuild';
import { buildEngine } from '../../../scripts/release/build-engine.ts';
import type { Day } from './upgraded-registry.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Scripts for a test, in a folder that is taken away with `end`. */
export class Scripts {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sortie-upgrade-'));

  /** The engine of rules that were released, or else of today's, which have that name. */
  async engineOf(game: string, rules: string): Promise<string> {
    if (rules in releasedEngines) return pathToFileURL(`${ROOT}engines/${rules}.js`).href;
    return this.write(`${rules}.mjs`, await buildEngine(game));
  }

  /** The engine of the rules as they might be later. */
  async laterEngine(rules: string): Promise<string> {
    const script = await bundled(`
      import { rulesEngine } from '@sortie/kernel';
      import { laterGame } from '${ROOT}tests/engines/xwing/later-game.ts';
      export const engine = rulesEngine(laterGame('${rules}'));
    `);
    return this.write(`${rules}.mjs`, script);
  }

  /** What the threads of a server run on such a day. */
  async thinkerOn(day: Day): Promise<URL> {
    const script = await bundled(`
      import { serveJobs } from '${ROOT}apps/server/src/computer/serve-jobs.ts';
      import { registryOn } from '${ROOT}tests/engines/xwing/upgraded-registry.ts';
      serveJobs(registryOn(${JSON.stringify(day)}));
    `);
    return new URL(this.write(`thinker-${day.today}-${Object.keys(day.engines).length}.mjs`, script));
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return pathToFileURL(file).href;
  }
}

async function bundled(contents: string): Promise<string> {
  const built = await build({
    stdin: { contents, resolveDir: `${ROOT}packages/games`, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return built.outputFiles[0]!.text;
}
