import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import { expect, test } from 'vitest';
import { openGame, randomPlayers } from './open-game.ts';

const indices = Array.from({ length: 8 }, (_, index) => index);

test.each(indices)('random game %i comes to an end without a fault', (index) => {
  const referee = openGame(index);
  const played = playGame(referee, randomPlayers(index), {
    limit: 5000,
    inspect: () => armada.faults(referee.state)[0],
  });
  expect(referee.bugs.map(({ message }) => message)).toEqual([]);
  expect(played).toMatchObject({ kind: 'finished' });
});

test('the same seeds play the same game', () => {
  const play = () => {
    const referee = openGame(3);
    playGame(referee, randomPlayers(3), { limit: 5000 });
    return referee.hash();
  };
  expect(play()).toBe(play());
});

test('games on the area of the core set and games without a limit of rounds come to an end or go on without a fault', () => {
  const small = openGame(1, { area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 });
  expect(
    playGame(small, randomPlayers(1), { limit: 5000, inspect: () => armada.faults(small.state)[0] }),
  ).toMatchObject({ kind: 'finished' });
});
