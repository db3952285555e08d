import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LatestOnly } from './latest-only.ts';
import type { RefereeLine } from './table-game.ts';

/** What the referee says of the place where a piece is held. */
export interface Spot {
  readonly standing: 'legal' | 'illegal' | 'unknown';
  readonly refusal: Refusal | undefined;
}

const UNKNOWN: Spot = { standing: 'unknown', refusal: undefined };
const LEGAL: Spot = { standing: 'legal', refusal: undefined };

/** Asks the referee about an answer while it is still being made up. */
export function useSpot(
  referee: RefereeLine,
  decision: Decision,
): { readonly spot: Spot; readonly check: (answer: Plain) => void } {
  const [spot, setSpot] = useState(UNKNOWN);
  const checker = useRef<LatestOnly<Plain, Refusal | undefined>>(undefined);
  const latest = useRef({ referee, decision });
  latest.current = { referee, decision };
  const { id } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same question as a new object.
  useEffect(() => {
    setSpot(UNKNOWN);
    const current = new LatestOnly<Plain, Refusal | undefined>(
      (answer) => latest.current.referee.whyNot(latest.current.decision, answer),
      (_, refusal) =>
        setSpot((before) => {
          if (!refusal) return LEGAL;
          return before.refusal?.rule === refusal.rule ? before : { standing: 'illegal', refusal };
        }),
    );
    checker.current = current;
    return () => current.close();
  }, [id]);
  const check = useCallback((answer: Plain) => checker.current?.want(answer), []);
  return { spot, check };
}
