import { useMemo, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useBook } from '../../../rules/book-context.tsx';
import { ruleAddress } from '../../../rules/rule-words.ts';
import { searchRules } from '../book/search-rules.ts';
import { type CoveredRule, type Standing, standings } from './coverage.ts';
import { useWords } from './text/words.ts';
import './coverage-list.css';

interface Props {
  readonly rules: readonly CoveredRule[];
  readonly area: string;
  readonly onArea: (area: string) => void;
}

/** The rules with their tests, by chapter, standing and words. */
export function CoverageList({ rules, area, onArea }: Props) {
  const say = useWords();
  const book = useBook();
  const [standing, setStanding] = useState<Standing | ''>('');
  const [query, setQuery] = useState('');
  const found = useMemo(() => new Set(searchRules(query, book)), [query, book]);
  const areas = [...new Set(rules.map((rule) => rule.area))];
  const listed = rules.filter(
    (rule) =>
      (area === '' || rule.area === area) &&
      (standing === '' || rule.standing === standing) &&
      (query.trim() === '' || found.has(rule.id)),
  );
  return (
    <section className="coverage-rules">
      <h2>{say('list')}</h2>
      <div className="coverage-filters">
        <label>
          {say('chapter')}
          <select value={area} onChange={({ target }) => onArea(target.value)}>
            <option value="">{say('allChapters')}</option>
            {areas.map((each) => (
              <option key={each} value={each}>
                {book.areas[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('standing')}
          <select value={standing} onChange={({ target }) => setStanding(target.value as Standing | '')}>
            <option value="">{say('allStandings')}</option>
            {standings.map((each) => (
              <option key={each} value={each}>
                {say(`standing_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('search')}
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <p className="soft" aria-live="polite">
          {say('listed', { count: listed.length })}
        </p>
      </div>
      <ul className="coverage-list">
        {listed.map((rule) => (
          <CoverageLine key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function CoverageLine({ rule: { id, standing, tests } }: { readonly rule: CoveredRule }) {
  const say = useWords();
  const book = useBook();
  return (
    <li data-covered={id} data-standing={standing}>
      <span className={`coverage-swatch coverage-${standing}`} aria-hidden="true" />
      <div>
        <Link href={ruleAddress(id)}>{book.find(id)?.title}</Link> <code>{id}</code>
        {tests.length > 0 ? (
          <details>
            <summary>{say('tests', { count: tests.length })}</summary>
            <ul lang="en">
              {tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
          </details>
        ) : (
          <p className="soft">{say(`standing_${standing}`)}</p>
        )}
      </div>
    </li>
  );
}
