import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { settings, useSettings } from '../../app/settings.ts';
import { store, useStore } from '../../app/store.ts';
import type { Seen, Staging } from '../table-game.ts';
import type { Act } from './act.ts';
import { actNow, actsSoFar, isBusy, isWaiting, type Queue, shownNow } from './queue.ts';
import { stageClock } from './stage-clock.ts';
import { StagePlayer } from './stage-player.ts';
import { startAct } from './start-act.ts';

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
  const [player, setPlayer] = useState<StagePlayer<Seen>>();
  useLayoutEffect(() => {
    const made = playerOf(staging);
    setPlayer(made);
    return () => made.stop();
  }, [staging]);
  useLayoutEffect(() => {
    if (player && seen) player.show(seen, looker, pastOf(looker));
  }, [player, seen, looker, pastOf]);
  const isAtOnce = useSettings().pace === 'atOnce';
  useEffect(() => {
    if (isAtOnce) player?.skip();
  }, [player, isAtOnce]);
  useSkippingWhileHidden(player);
  const queue = useStore(player?.queue ?? nothing);
  const busy = queue !== undefined && isBusy(queue);
  const staged = queue && (busy || !isAtOnce) ? shownNow(queue) : seen;
  const shown = useMemo(() => (busy && staged ? { ...staged, decisions: [] } : staged), [busy, staged]);
  if (!seen || !shown) return undefined;
  return {
    seen: shown,
    act: queue && actNow(queue),
    acts: queue ? actsSoFar(queue) : [],
    isBusy: busy,
    isWaiting: queue !== undefined && isWaiting(queue),
    skip: () => player?.skip(),
    goOn: () => player?.goOn(),
  };
}

function playerOf(staging: Staging | undefined): StagePlayer<Seen> {
  return new StagePlayer<Seen>({
    clock: stageClock,
    actsOf: (before, after) => staging?.actsOf(before, after) ?? [],
    manner: () => settings.get(),
    isHidden: () => document.visibilityState === 'hidden',
    onAct: startAct,
  });
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
