import type { XwingView } from '@sortie/xwing/view';
import type { SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { finishedAttacks } from './finished-attacks.ts';
import { ReportLine } from './report-line.tsx';
import './stage.css';
import { useWords } from './text/words.ts';
import { useFight } from './use-fight.ts';

/** The attack under way and what the latest ones have done: open to everybody at the table. */
export function Stage({ seen }: SeenProps<XwingView>) {
  const say = useWords();
  const reports = finishedAttacks(seen);
  const { attack, phase } = seen.table;
  const names = namesFor(seen);
  const fight = useFight(phase === 'activation' || phase === 'combat' || attack !== null);
  const latest = attack || phase === 'activation' ? undefined : reports.at(-1);
  const earlier = latest ? reports.slice(0, -1) : reports;
  if (!attack && reports.length === 0) return null;
  return (
    <div className="stage" data-stage>
      {attack && fight ? <fight.AttackUnderWay seen={seen} attack={attack} /> : null}
      <div aria-live="polite">
        {latest ? (
          <section className="stage-latest" key={latest.key} aria-label={say('whatItDid')}>
            <ReportLine report={latest} names={names} />
            {fight ? <fight.ReportAgain seen={seen} report={latest} /> : null}
          </section>
        ) : null}
      </div>
      {earlier.length > 0 ? (
        <details className="stage-earlier">
          <summary>{say('latestAttacks')}</summary>
          <ol>
            {earlier.map((report) => (
              <li key={report.key}>
                <ReportLine report={report} names={names} />
                {fight ? <fight.ReportAgain seen={seen} report={report} /> : null}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}
