// Releases the rules of a game as they are now: `npm run release -- xwing`. Writes the engine as one script
// and the games by which it will be checked for ever. What was released is never written again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GameToRecord, recordGame } from '@sortie/testkit/record';
import { gamesFolder, keepDigest } from '../../tests/engines/released-games.ts';
import { buildEngine } from './build-engine.ts';
import { loadEngineText } from './load-engine-text.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENGINES = `${ROOT}packages/games/src/released-engines.ts`;

async function release(game: string): Promise<void> {
  const text = await buildEngine(game);
  const engine = await loadEngineText(text);
  const { rules } = engine.game;
  const script = `${ROOT}engines/${rules}.js`;
  const folder = gamesFolder(rules);
  if (existsSync(script) || existsSync(folder)) {
    throw new Error(`${rules} is released: give the changed rules a new name.`);
  }
  const games = await gamesToRecord(game);
  const recorded = games.map((each) => ({ name: each.name, document: recordGame(engine, each) }));
  writeFileSync(script, text);
  mkdirSync(folder, { recursive: true });
  for (const { name, document } of recorded) {
    writeFileSync(`${folder}${name}.json`, `${JSON.stringify(document)}\n`);
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  addEngine(rules, sha256);
  keepDigest(rules);
  console.log(`Released ${rules}: ${text.length} characters, ${recorded.length} games, sha-256 ${sha256}.`);
}

/** The list stands last in its file. */
function addEngine(rules: string, digest: string): void {
  const text = readFileSync(ENGINES, 'utf8');
  writeFileSync(ENGINES, text.replace(/\};\n$/, `  '${rules}': '${digest}',\n};\n`));
}

async function gamesToRecord(game: string): Promise<readonly GameToRecord[]> {
  const file = pathToFileURL(`${ROOT}packages/${game}/tests/released/games-to-record.ts`).href;
  const module = (await import(file)) as { readonly gamesToRecord: readonly GameToRecord[] };
  return module.gamesToRecord;
}

const [game] = process.argv.slice(2);
if (game === undefined) {
  console.error('Name the game: npm run release -- <game>');
  process.exit(2);
}
await release(game);
