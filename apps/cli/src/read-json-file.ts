import { readFileSync } from 'node:fs';
import type { Plain } from '@sortie/kernel';
import { UsageError } from './usage-error.ts';

/** The content of a file that must hold JSON. */
export function readJsonFile(path: string): Plain {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
  try {
    return JSON.parse(text) as Plain;
  } catch {
    throw new UsageError(`The file ${path} does not hold JSON.`);
  }
}
