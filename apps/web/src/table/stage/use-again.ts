import { createContext, useEffect, useLayoutEffect, useState } from 'react';
import { store, useStore } from '../../app/store.ts';
import type { Act } from './act.ts';
import type { NoTable } from './make-player.ts';
import type { Queue } from './queue.ts';
import type { StagePlayer } from './stage-player.ts';
import { useStageParts } from './use-stage-parts.ts';

export interface Again {
  /** What is looked at again. */
  readonly act: Act | undefined;
  readonly isWaiting: boolean;
  readonly play: (acts: readonly Act[]) => void;
  readonly stop: () => void;
}

/** Lets the parts of a game play something again on the stage. */
export const LookAgain = createContext<((acts: readonly Act[]) => void) | undefined>(undefined);

const nothing = store<Queue<NoTable> | undefined>(undefined);

/** Plays what was missed over the table as it is; a question that is open stays open. It gives way to what is new. */
export function useAgain(isBusy: boolean): Again {
  const parts = useStageParts(false);
  const [player, setPlayer] = useState<StagePlayer<NoTable>>();
  useLayoutEffect(() => {
    if (!parts) return undefined;
    const made = parts.makeAgainPlayer();
    setPlayer(made);
    return () => made.stop();
  }, [parts]);
  useEffect(() => {
    if (isBusy) player?.skip();
  }, [player, isBusy]);
  const queue = useStore(player?.queue ?? nothing);
  const now = queue && parts?.readQueue(queue);
  return {
    act: now?.act,
    isWaiting: now?.isWaiting === true,
    play: (acts) => {
      if (parts) player?.play(acts, parts.NO_TABLE);
    },
    stop: () => player?.skip(),
  };
}
