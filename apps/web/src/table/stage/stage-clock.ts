import type { StageClock } from './stage-player.ts';

/** The time of the page. */
export const stageClock: StageClock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
