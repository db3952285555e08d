import { type Maneuver, type ShipTypeId, shipType } from '@sortie/xwing/catalogue';
import { bearingIcons } from '@sortie/xwing/icons';
import { memo } from 'react';
import { dialRows } from '../logic/dial-rows.ts';
import type { SayTerms } from '../terms/say-terms.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import './dial-grid.css';

/** The maneuvers of a ship type: green ones in a ring, red ones in an octagon, white ones bare. */
export const DialGrid = memo(({ type }: { readonly type: ShipTypeId }) => {
  const say = useWords();
  const terms = useTerms();
  const { dial, name } = shipType(type);
  const { bearings, rows } = dialRows(dial);
  return (
    <table className="dial-grid">
      <caption className="unseen">{say('dialOf', { ship: name })}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{say('speed')}</th>
          {bearings.map((bearing) => (
            <th key={bearing} scope="col">
              {terms(`bearing-${bearing}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ speed, cells }) => (
          <tr key={speed}>
            <th scope="row">{speed}</th>
            {cells.map((maneuver, at) => (
              <td key={bearings[at]}>{maneuver && <DialCell maneuver={maneuver} terms={terms} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function DialCell({ maneuver, terms }: { readonly maneuver: Maneuver; readonly terms: SayTerms }) {
  const { speed, bearing, difficulty, energy } = maneuver;
  const label = `${terms(`bearing-${bearing}`)} ${speed}, ${terms(`difficulty-${difficulty}`)}`;
  return (
    <svg
      className={`dial-grid-cell dial-grid-${difficulty}`}
      viewBox="-4 -4 32 32"
      role="img"
      aria-label={label}
      data-difficulty={difficulty}
    >
      <title>{label}</title>
      {difficulty === 'green' && <circle className="dial-grid-frame" cx="12" cy="12" r="14.5" />}
      {difficulty === 'red' && (
        <path className="dial-grid-frame" d="M6 -2.5H18L26.5 6V18L18 26.5H6L-2.5 18V6Z" />
      )}
      <path
        className="dial-grid-bearing"
        d={bearingIcons[bearing]}
        transform="translate(12 12) scale(0.78) translate(-12 -12)"
      />
      {energy !== undefined && (
        <text className="dial-grid-energy" x="27" y="27" textAnchor="end">
          {energy}
        </text>
      )}
    </svg>
  );
}
