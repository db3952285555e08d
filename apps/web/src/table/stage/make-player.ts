import { settings } from '../../app/settings.ts';
import type { Seen, Staging } from '../table-game.ts';
import { stageClock } from './stage-clock.ts';
import { StagePlayer } from './stage-player.ts';
import { startAct } from './start-act.ts';

/** Plays a live game in the reader's manner. */
export function makePlayer(staging: Staging): StagePlayer<Seen> {
  return new StagePlayer<Seen>({
    clock: stageClock,
    actsOf: (before, after) => staging.actsOf(before, after),
    manner: () => settings.get(),
    isHidden: () => document.visibilityState === 'hidden',
    onAct: startAct,
  });
}

/** Looking again changes nothing at the table. */
export const NO_TABLE = { log: [] } as const;
export type NoTable = typeof NO_TABLE;

/** Plays something once more, and keeps its end in sight. */
export function makeAgainPlayer(): StagePlayer<NoTable> {
  return new StagePlayer<NoTable>({
    clock: stageClock,
    actsOf: () => [],
    // Whoever wants everything at once and asks to see something again wants to see it.
    manner: () => {
      const { pace } = settings.get();
      return { pace: pace === 'atOnce' ? 'usual' : pace, waitsAfterAttack: true };
    },
    isHidden: () => false,
    onAct: startAct,
  });
}
