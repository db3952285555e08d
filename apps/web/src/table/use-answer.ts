import type { Decision, Plain } from '@sortie/kernel';
import { useCallback, useState } from 'react';
import type { RefereeLine } from './table-game.ts';

/**
 * Sends answers to one question. While one is on its way no second one goes, nor after it was taken: the
 * acknowledgement comes before the table is drawn anew, and a second press may fall between the two.
 */
export function useAnswer(
  referee: RefereeLine,
  decision: Decision,
): { readonly busy: boolean; readonly send: (answer: Plain) => void } {
  const [answered, setAnswered] = useState<string | null>(null);
  const question = `${decision.id} ${decision.version}`;
  const busy = answered === question;
  const send = useCallback(
    (answer: Plain) => {
      if (busy) return;
      setAnswered(question);
      const askAgain = () => setAnswered(null);
      referee.answer(decision, answer).then(({ kind }) => {
        if (kind !== 'result') askAgain();
      }, askAgain);
    },
    [busy, decision, question, referee],
  );
  return { busy, send };
}
