import { renameSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Writes a whole file or none: the old one stands until the new one is complete. */
export function writeJsonFile(path: string, value: unknown): void {
  const partial = `${path}.partial`;
  try {
    writeFileSync(partial, `${JSON.stringify(value)}\n`);
    renameSync(partial, path);
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be written: ${(error as Error).message}`);
  }
}
