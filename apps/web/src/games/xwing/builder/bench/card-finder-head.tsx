import { shipType } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import type { Build } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { placesOf } from '../logic/places.ts';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import type { Chosen } from './draft.ts';
import './card-finder-head.css';

interface Props {
  readonly build: Build;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Which ship and which of its places the cards are for. */
export function CardFinderHead({ build, chosen, onChoose }: Props) {
  const say = useWords();
  const terms = useTerms();
  const { places } = placesOf(build);
  return (
    <div className="card-finder-head">
      <p>
        <ShipPicture type={build.pilot.shipType} size={36} />
        <span>
          <b>{build.pilot.name}</b> <span className="soft">{shipType(build.pilot.shipType).name}</span>
        </span>
      </p>
      <fieldset className="card-finder-head-places">
        <legend className="unseen">{say('places')}</legend>
        <button
          type="button"
          aria-pressed={chosen.place === undefined}
          onClick={() => onChoose({ ship: chosen.ship })}
        >
          {say('allPlaces')}
        </button>
        {addKeys(places, ({ icon }) => icon.slots.join()).map(({ key, item: { icon, card }, at }) => {
          const name = icon.slots.map((slot) => terms(`slot-${slot}`)).join(` ${terms('or')} `);
          const held = card === undefined ? undefined : build.upgrades[card]?.name;
          return (
            <button
              key={key}
              type="button"
              aria-pressed={chosen.place === at}
              aria-label={held === undefined ? name : say('placeHolds', { slot: name, card: held })}
              title={held ?? name}
              data-filled={held !== undefined || undefined}
              onClick={() => onChoose({ ship: chosen.ship, place: at })}
            >
              {icon.slots.map((slot) => (
                <Shape key={slot} path={slotIcons[slot]} size={18} />
              ))}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
