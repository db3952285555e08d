import type { Replay } from '@sortie/kernel';
import { fileKind } from './file-kind.ts';
import { readJsonFile } from './read-json-file.ts';
import { UsageError } from './usage-error.ts';

/** A file that says it is a replay. */
export function readReplay(file: string): Replay {
  const document = readJsonFile(file);
  if (fileKind(document) !== 'replay') throw new UsageError(`${file} is not a replay.`);
  return document as unknown as Replay;
}
