import { type Squad, squadCost } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { PrintPaper } from '../../../../lists/print/print-paper.tsx';
import { readAgreed } from '../logic/agreed.ts';
import { withKnownCards } from '../logic/with-known-cards.ts';
import { FactionMark } from '../parts/faction-mark.tsx';
import { PrintCard } from './print-card.tsx';

/** The squad on paper. */
export function PrintView({ kept }: { readonly kept: KeptList<Squad> }) {
  const squad = withKnownCards(kept.list);
  return (
    <PrintPaper
      kept={kept}
      mark={<FactionMark faction={squad.faction} size={26} />}
      cost={squadCost(squad)}
      ceiling={readAgreed(kept.agreed).points}
    >
      {addKeys(squad.ships, ({ pilot }) => pilot).map(({ key, item: ship }) => (
        <PrintCard key={key} ship={ship} />
      ))}
    </PrintPaper>
  );
}
