import { unplayableCards } from '@sortie/xwing/coverage';
import { judgeSquad } from '@sortie/xwing/lists';
import { Link } from '../../../app/link.tsx';
import type { KeptSquad } from '../kept-squads.ts';
import { rulesOf, usualAgreed } from '../logic/agreed.ts';
import { withKnownCards } from '../logic/with-known-cards.ts';
import { ExportSquad } from '../parts/export-squad.tsx';
import { useWords } from '../text/words.ts';
import { SquadSummary } from './squad-summary.tsx';
import './kept-squad-card.css';

interface Props {
  readonly kept: KeptSquad;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

export function KeptSquadCard({ kept, onCopy, onDelete }: Props) {
  const say = useWords();
  const { id, agreed = usualAgreed } = kept;
  const name = kept.name || say('unnamed');
  const squad = withKnownCards(kept.squad);
  const faults = judgeSquad(squad, rulesOf(agreed)).length;
  const canPlay = squad.ships.length > 0 && unplayableCards(squad).length === 0;
  return (
    <li className="kept-squad-card panel" data-squad={id}>
      <SquadSummary name={name} squad={squad} />
      <p className="kept-squad-card-state">
        {faults === 0 ? (
          <span className="kept-squad-card-sound">✓ {say('isLegal')}</span>
        ) : (
          <span className="kept-squad-card-faulty">! {say('faults', { count: faults })}</span>
        )}{' '}
        <span className="soft">
          {say(`play-${agreed.play}`)}, {agreed.points}
        </span>
      </p>
      <div className="kept-squad-card-tools">
        {canPlay && faults === 0 && (
          <Link className="button primary" href={`/start?squad=${id}`} aria-label={say('playWith', { name })}>
            {say('playIt')}
          </Link>
        )}
        <Link className="button" href={`/squads/edit/${id}`} aria-label={say('editNamed', { name })}>
          {say('edit')}
        </Link>
        <ExportSquad name={kept.name} squad={squad} />
        <Link className="button" href={`/squads/print/${id}`} aria-label={say('printNamed', { name })}>
          {say('print')}
        </Link>
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
