import { findPilot } from '@sortie/xwing/catalogue';
import { squadCost } from '@sortie/xwing/lists';
import { useId } from 'react';
import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import { isRuleId, ruleAddress } from '../../rules/rule-words.ts';
import { ShipPicture } from '../squads/parts/ship-picture.tsx';
import { reasonOf } from './reason-of.ts';
import type { SquadFault } from './squad-faults.ts';
import type { SquadChoice } from './squads-to-choose.ts';
import { useWords } from './text/words.ts';
import './squad-choices.css';

interface SquadChoicesProps {
  readonly legend: string;
  readonly offered: readonly SquadChoice[];
  readonly chosen: string;
  readonly faults: readonly SquadFault[];
  readonly most: number;
  readonly onChoose: (key: string) => void;
}

/** Squads as cards, one of which is taken; what keeps it from the table stands below. */
export function SquadChoices({ legend, offered, chosen, faults, most, onChoose }: SquadChoicesProps) {
  const say = useWords();
  const name = useId();
  return (
    <fieldset className="squad-choices">
      <legend>{legend}</legend>
      <div className="squad-choices-cards">
        {offered.map((choice) => (
          <label key={choice.key} className={`squad-choices-card squad-choices-${choice.squad.faction}`}>
            <input
              type="radio"
              name={name}
              value={choice.key}
              checked={choice.key === chosen}
              onChange={() => onChoose(choice.key)}
            />
            <span className="squad-choices-head">
              <strong>{choice.name}</strong>
              <span className="soft">
                {say(choice.squad.faction)} · {say('ofPoints', { count: costOf(choice), most })}
                {choice.key.startsWith('own:') && ` · ${say('saved')}`}
              </span>
            </span>
            <span className="squad-choices-ships">
              {numbered(choice).map(({ id, type, copy }) => (
                <ShipPicture key={`${id} ${copy}`} type={type} size={44} />
              ))}
            </span>
            <span className="squad-choices-pilots">{pilotsOf(choice)}</span>
          </label>
        ))}
      </div>
      <Faults faults={faults} />
    </fieldset>
  );
}

function Faults({ faults }: { readonly faults: readonly SquadFault[] }) {
  const say = useWords();
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <div className="squad-choices-faults" role="alert">
      <p>{say('faults')}</p>
      <ul>
        {faults.map(({ rule, card }) => (
          <li key={`${rule} ${card}`}>
            {card === undefined ? '' : `${card}: `}
            {reasonOf(rule, null, language)}{' '}
            {isRuleId(rule) && <Link href={ruleAddress(rule)}>{say('toRule')}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Saved squads may name cards that are no longer known. */
function costOf({ squad }: SquadChoice): number | string {
  try {
    return squadCost(squad);
  } catch {
    return '?';
  }
}

/** Copies of one pilot are told apart by a number. A pilot that is not known has no picture. */
function numbered({ squad }: SquadChoice) {
  return squad.ships.flatMap(({ pilot: id }, place) => {
    const type = findPilot(id)?.shipType;
    const copy = squad.ships.slice(0, place).filter((other) => other.pilot === id).length;
    return type === undefined ? [] : [{ id, type, copy }];
  });
}

function pilotsOf({ squad }: SquadChoice): string {
  const counts = new Map<string, number>();
  for (const ship of squad.ships) counts.set(ship.pilot, (counts.get(ship.pilot) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count > 1 ? `${count} × ${nameOf(id)}` : nameOf(id))).join(', ');
}

function nameOf(id: string): string {
  return findPilot(id)?.name ?? id;
}
