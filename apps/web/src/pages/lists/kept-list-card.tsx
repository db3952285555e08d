import type { GameKit } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { useListParts, useLists } from '../../games/use-kit.ts';
import { editAddress, playAddress, printAddress } from '../../lists/addresses.ts';
import { ExportList } from '../../lists/export-list.tsx';
import type { KeptList } from '../../lists/kept-lists.ts';
import { useListWords } from '../../lists/list-words.ts';
import { ListSummary } from './list-summary.tsx';
import './kept-list-card.css';

interface Props {
  readonly kit: GameKit;
  readonly kept: KeptList;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

export function KeptListCard({ kit, kept, onCopy, onDelete }: Props) {
  const say = useListWords();
  const lists = useLists(kit);
  const { Builder, Print, Purpose, knownPart, faultsOf, isPlayable } = useListParts(kit);
  const { id, agreed } = kept;
  const name = kept.name || say('unnamed');
  const list = knownPart ? knownPart(kept.list) : kept.list;
  const faults = (faultsOf?.(list, agreed) ?? lists.judge(list, {})).length;
  const canPlay = !lists.isBlank(list) && isPlayable?.(list) !== false;
  return (
    <li className="kept-list-card panel" data-list={id}>
      <ListSummary kit={kit} name={name} list={list} />
      <p className="kept-list-card-state">
        {faults === 0 ? (
          <span className="kept-list-card-sound">
            {canPlay || lists.isBlank(list) ? <>✓ {say('isLegal')}</> : say('notPlayable')}
          </span>
        ) : (
          <span className="kept-list-card-faulty">! {say('faults', { count: faults })}</span>
        )}{' '}
        <span className="soft">{Purpose && <Purpose agreed={agreed} />}</span>
      </p>
      <div className="kept-list-card-tools">
        {canPlay && faults === 0 && (
          <Link
            className="button primary"
            href={playAddress(kit.name, id)}
            aria-label={say('playWith', { name })}
          >
            {say('playIt')}
          </Link>
        )}
        {Builder && (
          <Link className="button" href={editAddress(kit.name, id)} aria-label={say('editNamed', { name })}>
            {say('edit')}
          </Link>
        )}
        <ExportList
          game={kit.name}
          name={kept.name}
          written={lists.isBlank(list) ? undefined : () => lists.write(list)}
          text={() => lists.writeText?.(list)}
        />
        {Print && (
          <Link className="button" href={printAddress(kit.name, id)} aria-label={say('printNamed', { name })}>
            {say('print')}
          </Link>
        )}
        <button type="button" aria-label={say('copyNamed', { name })} onClick={onCopy}>
          {say('copy')}
        </button>
        <button type="button" aria-label={say('deleteNamed', { name })} onClick={onDelete}>
          {say('delete')}
        </button>
      </div>
    </li>
  );
}
