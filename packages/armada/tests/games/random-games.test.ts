import { presets } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';

function fleetsOf(first: number, second: number) {
  return [
    { seat: 'p1', side: 0, fleet: presets[first % presets.length]!.fleet },
    { seat: 'p2', side: 1, fleet: presets[second % presets.length]!.fleet },
  ];
}

/** Plays a whole game at random and looks for faults after every answer. */
function play(seed: string, setup: object) {
  const referee = Referee.open(armada, {
    game: armada.name,
    rules: armada.rules,
    setup: setup as Plain,
    seed,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  const players = { p1: randomPlayer(`${seed} one`), p2: randomPlayer(`${seed} two`) };
  const played = playGame(referee, players, {
    limit: 5000,
    inspect: () => armada.faults(referee.state)[0],
  });
  return { played, referee, bugs: referee.bugs.map(({ message }) => message) };
}

test.each([0, 1, 2, 3, 4, 5])('random game %i comes to an end without a fault', (index) => {
  const { played, bugs, referee } = play(`random ${index}`, { players: fleetsOf(index, index + 1) });
  expect(bugs).toEqual([]);
  expect(played).toMatchObject({ kind: 'finished' });
  expect(referee.outcome).not.toBeNull();
});
