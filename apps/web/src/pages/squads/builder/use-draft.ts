import { useState } from 'react';
import { type KeptSquad, keepSquad } from '../kept-squads.ts';
import { usualAgreed } from '../logic/agreed.ts';
import { changed, type History, historyOf, redone, undone, written } from '../logic/history.ts';
import { withKnownCards } from '../logic/with-known-cards.ts';
import type { Draft } from './draft.ts';

export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Undefined when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A kept squad being changed: every change is kept at once and can be taken back. */
export function useDraft(kept: KeptSquad): DraftInHand {
  const [history, setHistory] = useState<History<Draft>>(() =>
    historyOf({ name: kept.name, squad: withKnownCards(kept.squad), agreed: kept.agreed ?? usualAgreed }),
  );
  const go = (next: History<Draft>) => {
    const { name, squad, agreed } = next.now;
    keepSquad({ id: kept.id, name, squad: { ...squad, name }, agreed, at: Date.now() });
    setHistory(next);
  };
  return {
    draft: history.now,
    change: (part) => {
      const next = { ...history.now, ...part };
      const isName = Object.keys(part).join() === 'name';
      go(isName ? written(history, next, isRenamed) : changed(history, next));
    },
    undo: history.past.length > 0 ? () => go(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redone(history)) : undefined,
  };
}

function isRenamed(before: Draft, after: Draft): boolean {
  return before.squad === after.squad && before.agreed === after.agreed;
}
