import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameReport } from './play-fixture.ts';

/** One mistake can break every game; the first few tell enough. */
const MOST_BUNDLES = 20;

/** Writes what is needed to find each fault; answers with the files. */
export function writeBundles(reports: readonly GameReport[], folder: string): readonly string[] {
  const broken = reports.filter(({ bundle }) => bundle !== undefined).slice(0, MOST_BUNDLES);
  return broken.map(({ seed, bundle }) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${bundle!.opening.game}-${seed.replaceAll(/[^\w.]+/g, '-')}.json`);
    writeFileSync(file, `${JSON.stringify(bundle)}\n`);
    return file;
  });
}
