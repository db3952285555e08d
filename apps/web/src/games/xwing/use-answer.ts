import type { Decision, Plain } from '@sortie/kernel';
import { useCallback, useState } from 'react';
import type { Hand } from '../table-game.ts';

/** Sends answers to one question; while one is on its way no second one goes. */
export function useAnswer(
  hand: Hand,
  decision: Decision,
): { readonly busy: boolean; readonly send: (answer: Plain) => void } {
  const [busy, setBusy] = useState(false);
  const send = useCallback(
    (answer: Plain) => {
      if (busy) return;
      setBusy(true);
      void hand.answer(decision, answer).finally(() => setBusy(false));
    },
    [busy, decision, hand],
  );
  return { busy, send };
}
