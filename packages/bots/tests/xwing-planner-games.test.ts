import { expect, test } from 'vitest';
import { mirroredGame, type Opponent } from './mirrored-game.ts';
import { summed } from './watched.ts';

const games = Number(process.env.BOT_GAMES ?? 12);

function series(count: number, seed: (game: number) => string, opponent: Opponent) {
  const results = Array.from({ length: count }, (_, game) =>
    mirroredGame(game, seed(game), 'hard', opponent),
  );
  const sum = summed(results);
  console.info(`hard against ${opponent}: ${JSON.stringify(sum)}`);
  return sum;
}

test('a hard planner beats a random player of the same squad nine times out of ten, and never thinks for a second', () => {
  const { won, busiest } = series(games, (game) => `held-out-${game}`, 'random');
  expect(won).toBeGreaterThanOrEqual(Math.floor(0.9 * games));
  expect(busiest).toBeLessThan(1000);
});

test('a hard planner beats an easy one in most games', () => {
  const { won } = series(Math.max(14, games), (game) => `levels ${game}`, 'easy');
  expect(won).toBeGreaterThanOrEqual(Math.floor(0.65 * Math.max(14, games)));
});
