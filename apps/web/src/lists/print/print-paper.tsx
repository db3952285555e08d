import type { ReactNode } from 'react';
import { Link } from '../../app/link.tsx';
import { editAddress } from '../addresses.ts';
import type { KeptList } from '../kept-lists.ts';
import { useListWords } from '../list-words.ts';
import './print-paper.css';

interface Props {
  readonly kept: Pick<KeptList, 'game' | 'id' | 'name'>;
  /** Whose list it is. */
  readonly mark: ReactNode;
  readonly cost: number;
  readonly ceiling: number;
  readonly children: ReactNode;
}

/** A list on paper: its name, its cost and its cards. */
export function PrintPaper({ kept, mark, cost, ceiling, children }: Props) {
  const say = useListWords();
  return (
    <div className="print-view">
      <div className="print-view-tools row">
        <Link className="button" href={editAddress(kept.game, kept.id)}>
          ← {say('edit')}
        </Link>
        <button type="button" className="primary" onClick={() => window.print()}>
          {say('print')}
        </button>
      </div>
      <div className="print-view-paper">
        <h1>
          {mark}
          {kept.name || say('unnamed')}
          <span className="print-view-total">
            {cost} / {ceiling}
          </span>
        </h1>
        <div className="print-view-cards">{children}</div>
      </div>
    </div>
  );
}
