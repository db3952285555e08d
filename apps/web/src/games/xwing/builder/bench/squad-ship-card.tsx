import { type PilotId, shipType } from '@sortie/xwing/catalogue';
import { actionBarOf, buildOf, type Fault, type SquadShip, shipCost, upgradeCost } from '@sortie/xwing/lists';
import { addKeys } from '../../../../lists/add-keys.ts';
import { placesOf } from '../logic/places.ts';
import { valuesOf } from '../logic/values-of.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { CardTitle } from '../parts/card-title.tsx';
import { FaultList } from '../parts/fault-list.tsx';
import { Points } from '../parts/points.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { Skill } from '../parts/skill.tsx';
import { ValueRow } from '../parts/value-row.tsx';
import type { Chosen } from './draft.ts';
import { PlaceChip } from './place-chip.tsx';
import { ShipDetails } from './ship-details.tsx';
import { ShipTools } from './ship-tools.tsx';
import './squad-ship-card.css';

interface ShipCardProps {
  readonly ship: SquadShip;
  readonly at: number;
  readonly count: number;
  /** Undefined when another ship is chosen. */
  readonly chosen: Chosen | undefined;
  readonly faults: readonly Fault[];
  readonly onChoose: (chosen: Chosen) => void;
  readonly onRemoveCard: (card: number) => void;
  readonly onPilot: (pilot: PilotId) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

export function SquadShipCard(props: ShipCardProps) {
  const { ship, at, chosen, faults } = props;
  const build = buildOf(ship);
  return (
    <li
      className="squad-ship-card"
      data-ship={at}
      data-chosen={chosen !== undefined || undefined}
      data-faulty={faults.length > 0 || undefined}
    >
      <ShipHead {...props} build={build} />
      <ShipPlaces {...props} build={build} />
      <FaultList faults={faults} />
      <div className="squad-ship-card-foot">
        <ShipDetails build={build} onPilot={props.onPilot} />
        <ShipTools {...props} name={build.pilot.name} />
      </div>
    </li>
  );
}

type Build = ReturnType<typeof buildOf>;

function ShipHead({ ship, at, chosen, build, onChoose }: ShipCardProps & { readonly build: Build }) {
  const { pilot } = build;
  const values = valuesOf(build);
  return (
    <div className="squad-ship-card-head">
      <ShipPicture type={pilot.shipType} size={52} />
      <div className="squad-ship-card-names">
        <h3>
          <Skill skill={values.pilotSkill} />
          <button
            type="button"
            className="squad-ship-card-name"
            aria-pressed={chosen !== undefined}
            onClick={() => onChoose({ ship: at })}
          >
            <CardTitle name={pilot.name} unique={pilot.unique} />
          </button>
        </h3>
        <div className="squad-ship-card-numbers">
          <span className="soft">{shipType(pilot.shipType).name}</span>
          <ValueRow values={values} printed={valuesOf({ pilot, upgrades: [] })} />
          <ActionBar actions={actionBarOf(build)} />
        </div>
      </div>
      <Points points={shipCost(ship)} />
    </div>
  );
}

/** The places for upgrades with what is in them, and cards that have no place. */
function ShipPlaces({
  at,
  chosen,
  build,
  onChoose,
  onRemoveCard,
}: ShipCardProps & { readonly build: Build }) {
  const { upgrades } = build;
  const { places, loose } = placesOf(build);
  const costOf = (card: number) => upgradeCost(upgrades[card]!, build);
  return (
    <ul className="squad-ship-card-places">
      {addKeys(places, ({ icon }) => icon.slots.join()).map(
        ({ key, item: { icon, card, isSecond }, at: place }) => (
          <PlaceChip
            key={key}
            icon={icon}
            card={card === undefined ? undefined : upgrades[card]}
            cost={card === undefined || isSecond ? undefined : costOf(card)}
            isChosen={chosen?.place === place}
            onChoose={() => onChoose({ ship: at, place })}
            onRemove={() => card !== undefined && onRemoveCard(card)}
          />
        ),
      )}
      {loose.map((card) => (
        <PlaceChip
          key={`loose ${card}`}
          icon={undefined}
          card={upgrades[card]}
          cost={costOf(card)}
          isChosen={false}
          onChoose={() => onChoose({ ship: at })}
          onRemove={() => onRemoveCard(card)}
        />
      ))}
    </ul>
  );
}
