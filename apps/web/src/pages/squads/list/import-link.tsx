import { judgeSquad } from '@sortie/xwing/lists';
import { Link } from '../../../app/link.tsx';
import { usePlace } from '../../../app/router.ts';
import { rulesOf, usualAgreed } from '../logic/agreed.ts';
import { readSquadLink } from '../logic/read-squad-text.ts';
import { FaultList } from '../parts/fault-list.tsx';
import { useWords } from '../text/words.ts';
import { ImportProblem } from './import-problem.tsx';
import { SquadSummary } from './squad-summary.tsx';
import { startSquad } from './start-squad.ts';
import './squad-list.css';

/** A squad that somebody shared by a link. */
export function ImportLink() {
  const say = useWords();
  const { fragment } = usePlace();
  const read = readSquadLink(fragment);
  return (
    <div className="squad-list">
      <h1>{say('sharedTitle')}</h1>
      {read.kind === 'imported' ? (
        <section className="panel">
          <SquadSummary name={read.squad.name || say('unnamed')} squad={read.squad} />
          <FaultList faults={judgeSquad(read.squad, rulesOf(usualAgreed))} named />
          <p>
            <button type="button" className="primary" onClick={() => startSquad(read.squad)}>
              {say('keepShared')}
            </button>
          </p>
        </section>
      ) : (
        <ImportProblem read={read} />
      )}
      <Link className="button" href="/squads">
        ← {say('allSquads')}
      </Link>
    </div>
  );
}
