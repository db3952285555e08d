import type { List } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { type History, historyOf, recordChange, recordWriting, redoChange, undoChange } from '../history.ts';
import { type KeptList, keepList } from '../kept-lists.ts';

/** What is on the workbench. */
export interface ListDraft<Own, Agreed> {
  readonly name: string;
  readonly list: Own;
  readonly agreed: Agreed;
}

export interface DraftInHand<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Undefined when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A kept list being changed: every change is kept at once and can be taken back. */
export function useListDraft<Own extends object, Agreed extends object>(
  kept: KeptList<Own>,
  start: Pick<ListDraft<Own, Agreed>, 'list' | 'agreed'>,
): DraftInHand<ListDraft<Own, Agreed>> {
  type Draft = ListDraft<Own, Agreed>;
  const [history, setHistory] = useState<History<Draft>>(() => historyOf({ name: kept.name, ...start }));
  const go = (next: History<Draft>) => {
    const { name, list, agreed } = next.now;
    const named = { ...list, name } as unknown as List;
    const { id, game } = kept;
    keepList({ id, game, name, list: named, agreed: { ...agreed } as Plain, at: Date.now() });
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

function isRenamed<Draft extends ListDraft<unknown, unknown>>(before: Draft, after: Draft): boolean {
  return before.list === after.list && before.agreed === after.agreed;
}
