import { use, useMemo, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useSite } from '../../../games/site.ts';
import { useBook } from '../../../rules/book-context.tsx';
import { useWords as useBookWords } from '../text/words.ts';
import { areaCoverages, countsOf, coveredRules } from './coverage.ts';
import { CoverageList } from './coverage-list.tsx';
import { CoveragePlot } from './coverage-plot.tsx';
import { loadRuleReport } from './rule-report.ts';
import { useWords } from './text/words.ts';
import './coverage-view.css';

/** Which rules are shown by tests, for everyone to see. */
export function CoverageView() {
  const say = useWords();
  const inBook = useBookWords();
  const book = useBook();
  const report = use(loadRuleReport(useSite()));
  const rules = useMemo(() => (report ? coveredRules(book, report) : []), [book, report]);
  const [area, setArea] = useState('');
  const counts = countsOf(rules);
  return (
    <div className="coverage">
      <p className="coverage-back">
        <Link href={`/rules/${book.game}`}>{inBook('backToBook')}</Link>
      </p>
      <h1>{say('title')}</h1>
      <p className="soft">{say('intro')}</p>
      {report === null ? (
        <p className="panel" role="status">
          {say('noReport')}
        </p>
      ) : (
        <>
          <p className="coverage-summary">
            {say('summary', { shown: counts.shown, of: rules.length - counts.physical })}{' '}
            {counts.physical > 0 && say('physicalToo', { count: counts.physical })}
          </p>
          <CoveragePlot areas={areaCoverages(rules)} chosen={area} onChoose={setArea} />
          <CoverageList rules={rules} area={area} onArea={setArea} />
        </>
      )}
    </div>
  );
}
