import { useBook } from '../../../rules/book-context.tsx';
import { type AreaCoverage, standings } from './coverage.ts';
import { useWords } from './text/words.ts';
import './coverage-plot.css';

interface Props {
  readonly areas: readonly AreaCoverage[];
  readonly chosen: string;
  readonly onChoose: (area: string) => void;
}

/** A bar for every chapter; pressing one lists its rules. */
export function CoveragePlot({ areas, chosen, onChoose }: Props) {
  const say = useWords();
  const book = useBook();
  const most = Math.max(...areas.map(({ rules }) => rules));
  return (
    <section className="coverage-plot" aria-label={say('plot')}>
      <h2>{say('plot')}</h2>
      <ul className="coverage-legend">
        {standings.map((standing) => (
          <li key={standing}>
            <span className={`coverage-swatch coverage-${standing}`} />
            {say(`standing_${standing}`)}
          </li>
        ))}
      </ul>
      <ul className="coverage-bars">
        {areas.map(({ area, rules, by }) => {
          const chapter = book.areas[area] ?? area;
          const said = say('barSays', {
            chapter,
            shown: by.shown,
            of: rules - by.physical,
            physical: by.physical,
          });
          return (
            <li key={area}>
              <button
                type="button"
                aria-pressed={chosen === area}
                title={said}
                data-area={area}
                onClick={() => onChoose(chosen === area ? '' : area)}
              >
                <span className="coverage-name">{chapter}</span>
                <span className="coverage-bar" style={{ width: `${(rules / most) * 100}%` }}>
                  {standings.map((standing) =>
                    by[standing] > 0 ? (
                      <span
                        key={standing}
                        className={`coverage-part coverage-${standing}`}
                        style={{ flexGrow: by[standing] }}
                      />
                    ) : null,
                  )}
                </span>
                <span className="coverage-number">
                  {by.shown}/{rules - by.physical}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
