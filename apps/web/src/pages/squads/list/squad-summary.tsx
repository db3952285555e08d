import { findPilot } from '@sortie/xwing/catalogue';
import { type Squad, squadCost } from '@sortie/xwing/lists';
import { keyed } from '../logic/keyed.ts';
import { FactionMark } from '../parts/faction-mark.tsx';
import { Points } from '../parts/points.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { cardName } from '../terms/card-name.ts';
import './squad-summary.css';

/** A squad in short: name, points, its ships as pictures and names. */
export function SquadSummary({ name, squad }: { readonly name: string; readonly squad: Squad }) {
  return (
    <div className="squad-summary" data-faction={squad.faction}>
      <h3>
        <FactionMark faction={squad.faction} />
        <span>{name}</span>
        <Points points={squadCost(squad)} />
      </h3>
      <div className="squad-summary-ships">
        {keyed(squad.ships, ({ pilot }) => pilot).map(({ key, item: { pilot } }) => {
          const type = findPilot(pilot)?.shipType;
          return type && <ShipPicture key={key} type={type} size={44} />;
        })}
      </div>
      <p className="soft">{squad.ships.map(({ pilot }) => cardName(pilot)).join(' · ')}</p>
    </div>
  );
}
