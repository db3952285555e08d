import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay, SavedGame } from '@sortie/kernel';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A document that was kept when rules were released. */
export interface ReleasedGame<Document> {
  readonly rules: string;
  readonly name: string;
  readonly document: Document;
}

/** The folder of everything that was kept of a game; `xwing-1` is a version of the rules of `xwing`. */
function releasesFolder(rules: string): string {
  return `${ROOT}packages/${rules.replace(/-\d+$/, '')}/tests/released/`;
}

export function gamesFolder(rules: string): string {
  return `${releasesFolder(rules)}${rules}/`;
}

/** What the digest of the games was when they were kept. */
export function keptDigest(rules: string): string | undefined {
  return readDigests(rules)[rules];
}

/** Notes that the games of a version were kept as they are now. */
export function keepDigest(rules: string): void {
  const digests = { ...readDigests(rules), [rules]: gamesDigest(rules) };
  writeFileSync(digestsFile(rules), `${JSON.stringify(digests, null, 2)}\n`);
}

function readDigests(rules: string): Readonly<Record<string, string>> {
  const file = digestsFile(rules);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>) : {};
}

function digestsFile(rules: string): string {
  return `${releasesFolder(rules)}digests.json`;
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
