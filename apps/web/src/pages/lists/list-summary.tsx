import type { GameKit, List } from '@sortie/games';
import { useListParts, useLists } from '../../games/use-kit.ts';
import './list-summary.css';

interface Props {
  readonly kit: GameKit;
  readonly name: string;
  readonly list: List;
}

/** A list in short: name, cost, its pieces as pictures and names. */
export function ListSummary({ kit, name, list }: Props) {
  const lists = useLists(kit);
  const { Figures, KindMark } = useListParts(kit);
  const kind = lists.kindOf(list);
  return (
    <div className="list-summary" data-kind={kind}>
      <h3>
        {KindMark && <KindMark kind={kind} />}
        <span>{name}</span>
        <span className="list-summary-cost">{lists.cost(list) ?? '?'}</span>
      </h3>
      {Figures && (
        <div className="list-summary-figures">
          <Figures list={list} />
        </div>
      )}
      <p className="soft">{lists.summary(list)}</p>
    </div>
  );
}
