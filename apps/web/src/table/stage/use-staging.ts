import { useEffect, useRef, useState } from 'react';
import type { Seen, Staging } from '../table-game.ts';

/** Milliseconds after which the stage is loaded although nothing has happened yet: the table itself comes first. */
const PAUSE = 1500;

/** The game's stage: it comes a little after the table is shown, or when something happens before that. */
export function useStaging(load: () => Promise<Staging>, seen: Seen | undefined): Staging | undefined {
  const [staging, setStaging] = useState<Staging>();
  const first = useRef<number>(undefined);
  if (seen) first.current ??= seen.log.length;
  const isHappening = seen !== undefined && seen.log.length !== first.current;
  const isShown = seen !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    let isGone = false;
    const begin = () => {
      load().then(
        (loaded) => {
          if (!isGone) setStaging(loaded);
        },
        // Without a stage everything is shown at once.
        () => undefined,
      );
    };
    const timer = setTimeout(begin, isHappening ? 0 : PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load, isShown, isHappening]);
  return staging;
}
