import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { store, useStore } from '../../app/store.ts';
import type { Seen, Staging } from '../table-game.ts';
import type { Act } from './act.ts';
import type { Queue } from './queue.ts';
import type { StagePlayer } from './stage-player.ts';
import { useStageParts } from './use-stage-parts.ts';

export interface Stage {
  /** What the board shows; questions wait until nothing is played any more. */
  readonly seen: Seen;
  /** What is seen to happen now. */
  readonly act: Act | undefined;
  /** It, and what was played before it since `seen`. */
  readonly acts: readonly Act[];
  readonly isBusy: boolean;
  /** An attack is over and the player wants to be waited for. */
  readonly isWaiting: boolean;
  readonly skip: () => void;
  readonly goOn: () => void;
}

export interface Staged {
  /** Undefined until it has come; until then everything is shown at once. */
  readonly staging: Staging | undefined;
  /** What the screen shows of the game; undefined before it begins. */
  readonly seen: Seen | undefined;
  /** Through whose eyes. */
  readonly looker: string;
  /** The last look of every pair of eyes at this device. */
  readonly pastOf: (looker: string) => Seen | undefined;
}

const nothing = store<Queue<Seen> | undefined>(undefined);

/** Plays what happens one thing after the other, and only then shows the table as it is, with its question. */
export function useStage({ staging, seen, looker, pastOf }: Staged): Stage | undefined {
  const parts = useStageParts(staging !== undefined);
  const [player, setPlayer] = useState<StagePlayer<Seen>>();
  useLayoutEffect(() => {
    if (!parts || !staging) return undefined;
    const made = parts.makePlayer(staging);
    setPlayer(made);
    return () => made.stop();
  }, [parts, staging]);
  useLayoutEffect(() => {
    if (player && seen) player.show(seen, looker, pastOf(looker));
  }, [player, seen, looker, pastOf]);
  const isAtOnce = useSettings().pace === 'atOnce';
  useEffect(() => {
    if (isAtOnce) player?.skip();
  }, [player, isAtOnce]);
  useSkippingWhileHidden(player);
  const queue = useStore(player?.queue ?? nothing);
  const now = queue && parts?.readQueue(queue);
  const isBusy = now?.isBusy === true;
  const staged = now && (isBusy || !isAtOnce) ? now.shown : seen;
  // Nobody is asked before it has been seen to its end.
  const shown = useMemo(
    () => (isBusy && staged ? { ...staged, decisions: [], waitingFor: [] } : staged),
    [isBusy, staged],
  );
  if (!seen || !shown) return undefined;
  return {
    seen: shown,
    act: now?.act,
    acts: now?.acts ?? [],
    isBusy,
    isWaiting: now?.isWaiting === true,
    skip: () => player?.skip(),
    goOn: () => player?.goOn(),
  };
}

/** Nobody watches a hidden tab: whoever comes back sees the table as it is. */
function useSkippingWhileHidden(player: StagePlayer<Seen> | undefined): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') player?.skip();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [player]);
}
