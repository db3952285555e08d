// Keeps the planner of a game as it plays now, to measure later ones against:
// `npx tsx scripts/release/keep-player.ts <game> 1` writes engines/players/<game>-1.js. What was kept is never
// written again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildModule } from './build-module.ts';

const FOLDER = fileURLToPath(new URL('../../engines/players/', import.meta.url));

async function keepPlayer(game: string, version: string): Promise<void> {
  const script = `${FOLDER}${game}-${version}.js`;
  if (existsSync(script)) throw new Error(`${script} is kept: give the player another number.`);
  const text = await buildModule([`export { ${game}Planner as planner } from '@sortie/bots/${game}';`]);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(script, text);
  console.log(`${script}: sha-256 ${createHash('sha256').update(text).digest('hex')}`);
}

const [game, version] = process.argv.slice(2);
if (game === undefined || version === undefined) {
  console.error('Name the game and the number: keep-player.ts <game> <number>');
  process.exit(2);
}
await keepPlayer(game, version);
