import { createContext, useEffect, useLayoutEffect, useState } from 'react';
import { settings } from '../../app/settings.ts';
import { store, useStore } from '../../app/store.ts';
import type { Act } from './act.ts';
import { actNow, isWaiting, type Queue } from './queue.ts';
import { stageClock } from './stage-clock.ts';
import { StagePlayer } from './stage-player.ts';
import { startAct } from './start-act.ts';

/** Looking again changes nothing at the table. */
const NO_TABLE = { log: [] } as const;
type NoTable = typeof NO_TABLE;

export interface Again {
  /** What is looked at again. */
  readonly act: Act | undefined;
  readonly isWaiting: boolean;
  readonly play: (acts: readonly Act[]) => void;
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** Lets the parts of a game play something again on the stage. */
export const LookAgain = createContext<((acts: readonly Act[]) => void) | undefined>(undefined);

const nothing = store<Queue<NoTable> | undefined>(undefined);

/** Plays what was missed over the table as it is; a question that is open stays open. It gives way to what is new. */
export function useAgain(isBusy: boolean): Again {
  const [player, setPlayer] = useState<StagePlayer<NoTable>>();
  useLayoutEffect(() => {
    const made = playerOf();
    setPlayer(made);
    return () => made.stop();
  }, []);
  useEffect(() => {
    if (isBusy) player?.skip();
  }, [player, isBusy]);
  const queue = useStore(player?.queue ?? nothing);
  return {
    act: queue && actNow(queue),
    isWaiting: queue !== undefined && isWaiting(queue),
    play: (acts) => player?.play(acts, NO_TABLE),
    goOn: () => player?.goOn(),
    stop: () => player?.skip(),
  };
}

function playerOf(): StagePlayer<NoTable> {
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
