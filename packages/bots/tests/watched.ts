import type { Player } from '@sortie/bots';

export interface Watched extends Player {
  /** The longest that it thought about one question, in milliseconds by the clock. */
  readonly longest: () => number;
  /** The same in time of the processor, whatever else the machine does. */
  readonly busiest: () => number;
}

/** A player whose thinking is timed. */
export function watch(player: Player): Watched {
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
      const elapsed = performance.now() - start;
      longest = Math.max(longest, elapsed);
      // Other threads of the process are counted with it, but no thread computes for longer than the clock runs.
      busiest = Math.max(busiest, Math.min(user / 1000, elapsed));
      return choice;
    },
  };
}

export interface Result {
  readonly result: 'won' | 'drawn' | 'lost';
  readonly rounds: number;
  readonly longest: number;
  readonly busiest: number;
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
