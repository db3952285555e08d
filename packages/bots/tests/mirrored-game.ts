import { type Player, playGame, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';

const squads = presets.filter(({ points }) => points === 100).map(({ squad }) => squad);

export type Opponent = 'random' | 'easy' | 'medium' | 'hard';

export interface Watched extends Player {
  /** The longest that it thought about one question, in milliseconds by the clock. */
  readonly longest: () => number;
  /** The same in time of the processor, whatever else the machine does. */
  readonly busiest: () => number;
}

/** A planner whose faults fail the test and whose thinking is timed. */
export function watchedPlanner(level: Exclude<Opponent, 'random'>, seed: string): Watched {
  const player = xwingPlanner(level, seed, (fault) => {
    throw fault;
  });
  let longest = 0;
  let busiest = 0;
  return {
    longest: () => longest,
    busiest: () => busiest,
    choose(decisions, view) {
      const start = performance.now();
      const before = process.cpuUsage();
      const choice = player.choose(decisions, view);
      const { user } = process.cpuUsage(before);
      longest = Math.max(longest, performance.now() - start);
      busiest = Math.max(busiest, user / 1000);
      return choice;
    },
  };
}

export function openGame(setup: Plain, seed: string) {
  const referee = Referee.open(xwing, { game: 'xwing', rules: 'xwing-1', setup, seed }, { keepLog: false });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

export interface Result {
  readonly result: 'won' | 'drawn' | 'lost';
  readonly rounds: number;
  readonly longest: number;
  readonly busiest: number;
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

/** How a series of games went, in one line. */
export function summed(results: readonly Result[]) {
  const count = (result: Result['result']) => results.filter((each) => each.result === result).length;
  const rounds = results.reduce((sum, each) => sum + each.rounds, 0) / results.length;
  return {
    games: results.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    rounds,
    longest: Math.round(Math.max(...results.map(({ longest }) => longest))),
    busiest: Math.round(Math.max(...results.map(({ busiest }) => busiest))),
  };
}
