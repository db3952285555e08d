import type { Decision, Plain } from '@sortie/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LatestOnly } from './latest-only.ts';
import type { RefereeLine } from './table-game.ts';

/** The legal answer nearest to the one that is being made up, as the referee works it out. */
export function useNearest(
  referee: RefereeLine,
  decision: Decision,
): { readonly nearest: Plain | undefined; readonly look: (rough: Plain) => void } {
  const [nearest, setNearest] = useState<Plain | undefined>(undefined);
  const asker = useRef<LatestOnly<Plain, Plain | undefined>>(undefined);
  const latest = useRef({ referee, decision });
  latest.current = { referee, decision };
  const { id } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same question as a new object.
  useEffect(() => {
    setNearest(undefined);
    const current = new LatestOnly<Plain, Plain | undefined>(
      (rough) => latest.current.referee.complete(latest.current.decision, rough),
      (_, answer) => setNearest(answer),
    );
    asker.current = current;
    return () => current.close();
  }, [id]);
  const look = useCallback((rough: Plain) => asker.current?.want(rough), []);
  return { nearest, look };
}
