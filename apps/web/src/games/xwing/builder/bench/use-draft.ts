import type { List } from '@sortie/games';
import type { Squad } from '@sortie/xwing/lists';
import { useState } from 'react';
import {
  type History,
  historyOf,
  recordChange,
  recordWriting,
  redoChange,
  undoChange,
} from '../../../../lists/history.ts';
import { type KeptList, keepList } from '../../../../lists/kept-lists.ts';
import { readAgreed } from '../logic/agreed.ts';
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
export function useDraft(kept: KeptList<Squad>): DraftInHand {
  const [history, setHistory] = useState<History<Draft>>(() =>
    historyOf({ name: kept.name, squad: withKnownCards(kept.list), agreed: readAgreed(kept.agreed) }),
  );
  const go = (next: History<Draft>) => {
    const { name, squad, agreed } = next.now;
    const list = { ...squad, name } as unknown as List;
    keepList({ id: kept.id, game: kept.game, name, list, agreed: { ...agreed }, at: Date.now() });
    setHistory(next);
  };
  return {
    draft: history.now,
    change: (part) => {
      const next = { ...history.now, ...part };
      const isName = Object.keys(part).join() === 'name';
      go(isName ? recordWriting(history, next, isRenamed) : recordChange(history, next));
    },
    undo: history.past.length > 0 ? () => go(undoChange(history)) : undefined,
    redo: history.future.length > 0 ? () => go(redoChange(history)) : undefined,
  };
}

function isRenamed(before: Draft, after: Draft): boolean {
  return before.squad === after.squad && before.agreed === after.agreed;
}
