import type { Decision, Plain } from '@sortie/kernel';
import { useCallback, useState } from 'react';
import type { Hand } from '../../table-game.ts';

export interface Answering {
  /** An answer is on its way: no second one until the referee has spoken. */
  readonly busy: boolean;
  readonly answer: (offer: Plain) => void;
}

/** Gives an answer of the list to the referee. */
export function useAnswer(decision: Decision, hand: Hand): Answering {
  const [busy, setBusy] = useState(false);
  const answer = useCallback(
    (offer: Plain) => {
      if (busy) return;
      setBusy(true);
      void hand.answer(decision, offer).finally(() => setBusy(false));
    },
    [busy, decision, hand],
  );
  return { busy, answer };
}
