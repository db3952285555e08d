import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesEngine } from '@sortie/kernel';

/** The engine in a script that stands nowhere yet. */
export async function loadEngineText(text: string): Promise<RulesEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-engine-'));
  try {
    const file = join(folder, 'engine.mjs');
    writeFileSync(file, text);
    const { engine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      readonly engine: RulesEngine;
    };
    return engine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
