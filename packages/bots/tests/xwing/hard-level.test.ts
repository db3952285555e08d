import { playGame, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { XwingEvent } from '@sortie/xwing/model';
import { expect, test } from 'vitest';
import { openDuel } from './duel.ts';
import { flownBy } from './flown.ts';

const hard = (seed: string) =>
  xwingPlanner('hard', seed, (fault) => {
    throw fault;
  });

test.each([0, 39])('the hard level beats a random player, game %i', (game) => {
  const { referee } = openDuel(game, 'against chance');
  const [own, other] = [hard('own'), randomPlayer('other')];
  const side = game % 2;
  playGame(referee, side === 0 ? { p1: own, p2: other } : { p1: other, p2: own }, { limit: 20_000 });
  expect(referee.outcome?.winner).toBe(side);
});

/** Asteroids and debris, small bases and large. */
const openings = [2, 14, 28];

test('the hard level hits no obstacle in the first rounds of known openings', () => {
  const hits = openings.map((game) => {
    const { referee } = openDuel(game, 'opening');
    playGame(
      referee,
      { p1: hard('one'), p2: hard('two') },
      { limit: 20_000, inspect: () => (referee.state.round > 3 ? 'far enough' : undefined) },
    );
    expect(referee.state.round).toBe(4);
    const log = referee.logFor('referee') as readonly XwingEvent[];
    return [0, 1].map((side) => flownBy(referee.state, log, side).obstaclesHit);
  });
  expect(hits).toEqual(openings.map(() => [0, 0]));
});
