import type { Player } from '@sortie/bots';

export interface Timed extends Player {
  /** How long it thought about each question, in milliseconds of the processor. */
  readonly times: () => readonly number[];
}

/** A player whose thinking is measured in time of the processor, whatever else the machine does. */
export function timed(player: Player): Timed {
  const times: number[] = [];
  return {
    times: () => times,
    choose(decisions, view) {
      const start = performance.now();
      const before = process.cpuUsage();
      const choice = player.choose(decisions, view);
      const { user, system } = process.cpuUsage(before);
      // Other threads of the process are counted with it, but no thread computes for longer than the clock runs.
      times.push(Math.min((user + system) / 1000, performance.now() - start));
      return choice;
    },
  };
}
