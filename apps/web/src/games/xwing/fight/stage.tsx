import type { XwingView } from '@sortie/xwing';
import type { SeenProps } from '../../table-game.ts';
import { namesFor } from '../names-for.ts';
import { AttackUnderWay } from './attack-under-way.tsx';
import { ReportLine } from './report-line.tsx';
import './stage.css';
import { useWords } from './text/words.ts';
import { useReports } from './use-reports.ts';

/** The attack under way and what the attacks of this round have done: open to everybody at the table. */
export function Stage({ seen }: SeenProps<XwingView>) {
  const say = useWords();
  const reports = useReports(seen);
  const { attack, phase } = seen.table;
  const names = namesFor(seen);
  const latest = phase === 'combat' ? reports.at(-1) : undefined;
  const earlier = reports.slice(0, latest ? -1 : reports.length);
  if (!attack && reports.length === 0) return null;
  return (
    <div className="stage" data-stage>
      {attack ? <AttackUnderWay seen={seen} attack={attack} /> : null}
      <div aria-live="polite">
        {latest && !attack ? (
          <section className="stage-latest" key={latest.key} aria-label={say('whatItDid')}>
            <ReportLine report={latest} names={names} />
          </section>
        ) : null}
      </div>
      {earlier.length > 0 || (attack && latest) ? (
        <details className="stage-earlier">
          <summary>{say('attacksThisRound')}</summary>
          <ol>
            {(attack ? reports : earlier).map((report) => (
              <li key={report.key}>
                <ReportLine report={report} names={names} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}
