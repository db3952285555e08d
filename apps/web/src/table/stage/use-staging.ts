import { useEffect, useRef, useState } from 'react';
import type { Seen, Staging } from '../table-game.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;

/** How often something may happen at a table that nobody uses before its stage is loaded. */
const PATIENCE = 2;

/** The game's stage: it is loaded when somebody begins to use the table or looks on, or when things happen at it. */
export function useStaging(load: () => Promise<Staging>, seen: Seen | undefined): Staging | undefined {
  const [staging, setStaging] = useState<Staging>();
  const isAlive = useSignOfLife();
  const isHappening = useChanges(seen?.log.length) >= PATIENCE;
  const isWanted = seen !== undefined && (isAlive || isHappening || seen.as === 'spectator');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setStaging(loaded);
      },
      // Without a stage everything is shown at once.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return staging;
}

/** How often a length has changed since it was first known, at most as often as matters. */
function useChanges(length: number | undefined): number {
  const [changes, setChanges] = useState(0);
  const last = useRef(length);
  useEffect(() => {
    if (last.current !== undefined && length !== last.current)
      setChanges((before) => Math.min(PATIENCE, before + 1));
    last.current = length;
  }, [length]);
  return changes;
}

function useSignOfLife(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    if (isAlive) return undefined;
    const notice = () => setAlive(true);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, notice);
    };
  }, [isAlive]);
  return isAlive;
}
