import type { Decision, Plain } from '@sortie/kernel';
import { useState } from 'react';
import type { Hand } from '../table-game.ts';

/** Sends answers to one question, one at a time. */
export function useAnswer(
  hand: Hand,
  decision: Decision,
): { readonly busy: boolean; readonly send: (answer: Plain) => void } {
  const [busy, setBusy] = useState(false);
  const send = (answer: Plain) => {
    if (busy) return;
    setBusy(true);
    void hand.answer(decision, answer).finally(() => setBusy(false));
  };
  return { busy, send };
}
