import { playGame } from '@sortie/bots';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import { legion } from '@sortie/legion/rules';
import { expect, test } from 'vitest';
import { openGame, randomPlayers } from './open-game.ts';

const indices = battlefieldFacts.map((_, index) => index);

test.each(indices)('random game %i comes to an end without a fault', (index) => {
  const referee = openGame(index);
  const played = playGame(referee, randomPlayers(index), {
    limit: 5000,
    inspect: () => legion.faults(referee.state)[0],
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
