import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameReport } from './play-fixture.ts';

/** Writes what is needed to find each fault; answers with the files. */
export function writeBundles(reports: readonly GameReport[], folder: string): readonly string[] {
  return reports.flatMap(({ game, seed, bundle }) => {
    if (!bundle) return [];
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `xwing-${seed.replaceAll(/[^\w.]+/g, '-')}-${game}.json`);
    writeFileSync(file, `${JSON.stringify(bundle)}\n`);
    return [file];
  });
}
