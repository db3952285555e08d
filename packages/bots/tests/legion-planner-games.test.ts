import type { Level } from '@sortie/bots';
import { expect, test } from 'vitest';
import { mirroredGame, type Opponent } from './legion-mirrored-game.ts';
import { summed } from './watched.ts';

const games = Number(process.env.BOT_GAMES ?? 6);
/** Enough for a busy machine, in milliseconds. */
const TIME = 180_000 + games * 60_000;
/** Other games than the usual ones: seeds that nothing was tuned on. */
const SEED = process.env.BOT_SEED ?? 'held-out';

function series(level: Level, opponent: Opponent, seed: (game: number) => string) {
  const results = Array.from({ length: games }, (_, game) => mirroredGame(game, seed(game), level, opponent));
  const sum = summed(results);
  console.info(`${level} against ${opponent}: ${JSON.stringify(sum)}`);
  return sum;
}

test(
  'a hard planner beats a random player of the same army nine times out of ten, and never thinks for two seconds',
  () => {
    const { won, busiest } = series('hard', 'random', (game) => `${SEED} random ${game}`);
    expect(won).toBeGreaterThanOrEqual(Math.floor(0.9 * games));
    expect(busiest).toBeLessThan(2000);
  },
  TIME,
);

test(
  'a hard planner beats an easy one in most games',
  () => {
    const { won, busiest } = series('hard', 'easy', (game) => `${SEED} levels ${game}`);
    expect(won).toBeGreaterThanOrEqual(Math.floor(0.65 * games));
    expect(busiest).toBeLessThan(2000);
  },
  TIME,
);
