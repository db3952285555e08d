import { playGame } from '@sortie/bots';
import { inspectorOf } from '@sortie/kernel';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import { legion } from '@sortie/legion/rules';
import { expect, test } from 'vitest';
import { type LegionReferee, openGame, openRandomGame, randomPlayers } from './open-game.ts';

/** One game of presets on each battlefield, and some of armies made by chance: as many as `SOAK_GAMES` says, by hand. */
const fields = battlefieldFacts.map((_, index) => index);
const many = Array.from({ length: Math.max(6, Number(process.env.SOAK_GAMES ?? 0)) }, (_, index) => index);

const OPENED = { presets: openGame, 'armies made by chance': openRandomGame } as const;

/** Plays it to its end with every invariant checked, and once more: the same seed comes to the same hash. */
function expectWhole(of: keyof typeof OPENED, index: number): void {
  const referee = OPENED[of](index);
  expectSound(referee, index);
  const again = OPENED[of](index);
  playGame(again, randomPlayers(index), { limit: 5000 });
  expect(again.hash()).toBe(referee.hash());
}

function expectSound(referee: LegionReferee, index: number): void {
  const inspect = inspectorOf(referee);
  const played = playGame(referee, randomPlayers(index), { limit: 5000, inspect });
  expect(referee.bugs.map(({ message }) => message)).toEqual([]);
  expect(played).toMatchObject({ kind: 'finished' });
}

test.each(fields)('random game %i of presets comes to an end without a fault, twice the same', (index) => {
  expectWhole('presets', index);
});

test.each(many)(
  'random game %i of armies made by chance comes to an end without a fault, twice the same',
  (index) => {
    expectWhole('armies made by chance', index);
  },
);

// Driven over by a speeder on the roof of a depot, a whole unit finds no room to stand in cohesion.
test('miniatures that are set down without cohesion do not stand on their leader', () => {
  const referee = openGame(10);
  const inspect = () => legion.faults(referee.state)[0];
  const played = playGame(referee, randomPlayers(20), { limit: 80, inspect });
  expect(referee.bugs).toEqual([]);
  expect(played).toEqual({ kind: 'unfinished', decisions: 80 });
});

// A speeder comes to rest on a roof, where troopers stand higher than it began.
test('whoever a repulsor comes to rest on is displaced, on a roof too', () => {
  const referee = openRandomGame(15);
  const inspect = () => legion.faults(referee.state)[0];
  const played = playGame(referee, randomPlayers(31), { limit: 200, inspect });
  expect(referee.bugs).toEqual([]);
  expect(played).toEqual({ kind: 'unfinished', decisions: 200 });
});
