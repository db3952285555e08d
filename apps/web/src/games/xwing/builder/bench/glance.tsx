import type { Squad } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import { squadNumbers } from '../logic/squad-numbers.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import './glance.css';

const sums = [
  ['attack', 'primaryWeapon'],
  ['agility', 'agility'],
  ['hull', 'hull'],
  ['shields', 'shields'],
] as const;

const difficulties = ['green', 'white', 'red'] as const;

/** The squad in a few bars. */
export function Glance({ squad, ceiling }: { readonly squad: Squad; readonly ceiling: number }) {
  const say = useWords();
  const terms = useTerms();
  const numbers = squadNumbers(squad);
  const total = numbers.ships.reduce((sum, { points }) => sum + points, 0);
  const most = Math.max(...sums.map(([sum]) => numbers[sum]), 1);
  const maneuvers = difficulties.reduce((sum, each) => sum + numbers.maneuvers[each], 0);
  return (
    <details className="glance" open>
      <summary>{say('glance')}</summary>
      <h3>{say('pointsByShip')}</h3>
      <ol className="glance-ships">
        {addKeys(numbers.ships, ({ name }) => name).map(({ key, item: { name, points } }) => (
          <li key={key} style={{ flexGrow: Math.max(points, 0.5) }} title={`${name}: ${points}`}>
            <span className="glance-name">{name}</span> <b>{points}</b>
          </li>
        ))}
        {total < ceiling && (
          <li className="glance-rest" aria-hidden="true" style={{ flexGrow: ceiling - total }} />
        )}
      </ol>
      <div className="glance-columns">
        <div>
          <h3>{say('sums')}</h3>
          <dl className="glance-sums">
            {sums.map(([sum, value]) => (
              <div key={sum}>
                <dt>{terms(`value-${value}`)}</dt>
                <dd>
                  <span
                    className={`glance-bar glance-${sum}`}
                    style={{ width: `${(72 * numbers[sum]) / most}%` }}
                  />
                  <b>{numbers[sum]}</b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{say('maneuvers')}</h3>
          <dl className="glance-sums">
            {difficulties.map((each) => (
              <div key={each}>
                <dt>{terms(`difficulty-${each}`)}</dt>
                <dd>
                  <span
                    className={`glance-bar glance-${each}`}
                    style={{ width: `${(72 * numbers.maneuvers[each]) / Math.max(maneuvers, 1)}%` }}
                  />
                  <b>{numbers.maneuvers[each]}</b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </details>
  );
}
