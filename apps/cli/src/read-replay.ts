import type { GameKit, Registry } from '@sortie/games';
import type { Replay } from '@sortie/kernel';
import { fileKind } from './file-kind.ts';
import { readJsonFile } from './read-json-file.ts';
import { UsageError } from './usage-error.ts';

/** A replay from a file, and the game it is of. */
export async function readReplay(
  path: string,
  games: Registry,
): Promise<{ readonly replay: Replay; readonly kit: GameKit }> {
  const document = readJsonFile(path);
  const file = await fileKind(document, games);
  if (file.kind === 'strange') {
    throw new UsageError(`${path} is of the game "${file.game}", which is not played here.`);
  }
  if (file.kind !== 'replay') throw new UsageError(`${path} is not a replay.`);
  return { replay: document as unknown as Replay, kit: file.kit };
}
