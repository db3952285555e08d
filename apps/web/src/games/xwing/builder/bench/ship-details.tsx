import type { PilotId } from '@sortie/xwing/catalogue';
import type { buildOf } from '@sortie/xwing/lists';
import { useLanguage } from '../../../../app/settings.ts';
import { addKeys } from '../../../../lists/add-keys.ts';
import { cardText } from '../../card-text.ts';
import { pilotsOfShip } from '../logic/find-pilots.ts';
import { DialGrid } from '../parts/dial-grid.tsx';
import { useWords } from '../text/words.ts';

interface Props {
  readonly build: ReturnType<typeof buildOf>;
  readonly onPilot: (pilot: PilotId) => void;
}

/** What pilot and cards do, the dial, and other pilots of the same ship. */
export function ShipDetails({ build: { pilot, upgrades }, onPilot }: Props) {
  const say = useWords();
  const language = useLanguage();
  return (
    <details>
      <summary>{say('more')}</summary>
      <label className="squad-ship-card-pilot">
        <span>{say('pilot')}</span>
        <select value={pilot.uid} onChange={(event) => onPilot(event.target.value as PilotId)}>
          {pilotsOfShip(pilot).map((each) => (
            <option key={each.uid} value={each.uid}>
              {each.skill} {each.name} ({each.points})
            </option>
          ))}
        </select>
      </label>
      <p>{cardText(pilot.uid, language) ?? (pilot.plain ? say('noAbility') : '')}</p>
      {addKeys(upgrades, ({ uid }) => uid).map(({ key, item: card }) => (
        <p key={key}>
          <b>{card.name}.</b> {cardText(card.uid, language)}
        </p>
      ))}
      <DialGrid type={pilot.shipType} />
    </details>
  );
}
