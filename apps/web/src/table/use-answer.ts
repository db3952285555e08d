import type { Decision, Plain } from '@sortie/kernel';
import { useCallback, useState } from 'react';
import type { RefereeLine } from './table-game.ts';

/** Sends answers to one question; while one is on its way no second one goes. */
export function useAnswer(
  referee: RefereeLine,
  decision: Decision,
): { readonly busy: boolean; readonly send: (answer: Plain) => void } {
  const [busy, setBusy] = useState(false);
  const send = useCallback(
    (answer: Plain) => {
      if (busy) return;
      setBusy(true);
      void referee.answer(decision, answer).finally(() => setBusy(false));
    },
    [busy, decision, referee],
  );
  return { busy, send };
}
