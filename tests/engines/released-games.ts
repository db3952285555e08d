import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay, SavedGame } from '@sortie/kernel';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A document that was kept when rules were released. */
export interface ReleasedGame<Document> {
  readonly rules: string;
  readonly name: string;
  readonly document: Document;
}

/** `xwing-1` is a version of the rules of `xwing`. */
export function gamesFolder(rules: string): string {
  return `${ROOT}packages/${rules.replace(/-\d+$/, '')}/tests/released/${rules}/`;
}

export function releasedReplays(rules: string): readonly ReleasedGame<Replay>[] {
  return releasedGames(rules).flatMap(({ document, ...named }) =>
    document.format === 'sortie-replay' ? [{ ...named, document }] : [],
  );
}

export function releasedSaves(rules: string): readonly ReleasedGame<SavedGame>[] {
  return releasedGames(rules).flatMap(({ document, ...named }) =>
    document.format === 'sortie-save' ? [{ ...named, document }] : [],
  );
}

/** One number for all games of a version: another when a game was changed, added or taken away. */
export function gamesDigest(rules: string): string {
  const digest = createHash('sha256');
  for (const name of namesOf(rules))
    digest.update(`${name}\n`).update(readFileSync(gamesFolder(rules) + name));
  return digest.digest('hex');
}

function releasedGames(rules: string): readonly ReleasedGame<Replay | SavedGame>[] {
  return namesOf(rules).map((name) => ({
    rules,
    name,
    document: JSON.parse(readFileSync(gamesFolder(rules) + name, 'utf8')) as Replay | SavedGame,
  }));
}

function namesOf(rules: string): readonly string[] {
  return readdirSync(gamesFolder(rules))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}
