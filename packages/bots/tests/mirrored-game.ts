import { playGame, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';
import { type Result, type Watched, watch } from './watched.ts';

const squads = presets.filter(({ points }) => points === 100).map(({ squad }) => squad);

export type Opponent = 'random' | 'easy' | 'medium' | 'hard';

/** A planner whose faults fail the test and whose thinking is timed. */
export function watchedPlanner(level: Exclude<Opponent, 'random'>, seed: string): Watched {
  return watch(
    xwingPlanner(level, seed, (fault) => {
      throw fault;
    }),
  );
}

export function openGame(setup: Plain, seed: string) {
  const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup, seed }, { keepLog: false });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** A game of a 100-point squad against itself; the seats are swapped in every other game. */
export function mirroredGame(
  game: number,
  seed: string,
  level: Exclude<Opponent, 'random'>,
  opponent: Opponent,
): Result {
  const side = game % 2;
  const squad = squads[Math.floor(game / 2) % squads.length] as unknown as Plain;
  const players = [0, 1].map((each) => ({ seat: `p${each + 1}`, side: each, squad }));
  const referee = openGame({ players }, seed);
  const one = watchedPlanner(level, seed);
  const other = opponent === 'random' ? randomPlayer(seed) : watchedPlanner(opponent, `${seed} other`);
  const seated = side === 0 ? { p1: one, p2: other } : { p1: other, p2: one };
  expect(playGame(referee, seated, { limit: 5000 }).kind).toBe('finished');
  const { winner } = referee.outcome!;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return { result, rounds: referee.state.round, longest: one.longest(), busiest: one.busiest() };
}
