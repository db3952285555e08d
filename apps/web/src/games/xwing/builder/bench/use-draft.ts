import type { Squad } from '@sortie/xwing/lists';
import { type DraftInHand as InHand, useListDraft } from '../../../../lists/bench/use-list-draft.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { readAgreed } from '../logic/agreed.ts';
import { withKnownCards } from '../logic/with-known-cards.ts';
import type { Draft } from './draft.ts';

export type DraftInHand = InHand<Draft>;

/** A kept squad being changed. */
export function useDraft(kept: KeptList<Squad>): DraftInHand {
  const { draft, change, undo, redo } = useListDraft(kept, {
    list: withKnownCards(kept.list),
    agreed: readAgreed(kept.agreed),
  });
  const { name, list: squad, agreed } = draft;
  return {
    draft: { name, squad, agreed },
    change: ({ squad: list, ...part }) => change({ ...part, ...(list ? { list } : {}) }),
    undo,
    redo,
  };
}
