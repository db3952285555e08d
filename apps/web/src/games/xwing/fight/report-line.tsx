import type { Names } from '@sortie/xwing/text';
import type { AttackReport } from './attack-reports.ts';
import { reportDeeds } from './report-deeds.ts';
import './report-line.css';
import { useWords } from './text/words.ts';

/** What one attack did, in a few words. */
export function ReportLine({ report, names }: { readonly report: AttackReport; readonly names: Names }) {
  const say = useWords();
  const [attacker, defender] = [names.ship(report.attacker), names.ship(report.defender)];
  return (
    <div className="report-line" data-outcome={report.outcome ?? 'open'}>
      <p>
        <span aria-hidden="true">{report.outcome === 'hit' ? '✹' : '○'} </span>
        {say('attacks', { attacker, defender })}
      </p>
      <ul>
        {reportDeeds(report, defender, say).map(({ key, kind, text }) => (
          <li key={key} data-deed={kind}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
