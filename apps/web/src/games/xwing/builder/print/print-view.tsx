import { type Squad, squadCost } from '@sortie/xwing/lists';
import { Link } from '../../../../app/link.tsx';
import { addKeys } from '../../../../lists/add-keys.ts';
import { editAddress } from '../../../../lists/addresses.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { useListWords } from '../../../../lists/list-words.ts';
import { readAgreed } from '../logic/agreed.ts';
import { withKnownCards } from '../logic/with-known-cards.ts';
import { FactionMark } from '../parts/faction-mark.tsx';
import { useWords } from '../text/words.ts';
import { PrintCard } from './print-card.tsx';
import './print-view.css';

/** The squad on paper. */
export function PrintView({ kept }: { readonly kept: KeptList<Squad> }) {
  const say = useWords();
  const lists = useListWords();
  const squad = withKnownCards(kept.list);
  const { points } = readAgreed(kept.agreed);
  return (
    <div className="print-view">
      <div className="print-view-tools row">
        <Link className="button" href={editAddress(kept.game, kept.id)}>
          ← {say('edit')}
        </Link>
        <button type="button" className="primary" onClick={() => window.print()}>
          {lists('print')}
        </button>
      </div>
      <div className="print-view-paper">
        <h1>
          <FactionMark faction={squad.faction} size={26} />
          {kept.name || say('unnamed')}
          <span className="print-view-total">
            {squadCost(squad)} / {points}
          </span>
        </h1>
        <div className="print-view-cards">
          {addKeys(squad.ships, ({ pilot }) => pilot).map(({ key, item: ship }) => (
            <PrintCard key={key} ship={ship} />
          ))}
        </div>
      </div>
    </div>
  );
}
