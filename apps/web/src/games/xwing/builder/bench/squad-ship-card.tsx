import { type PilotId, shipType } from '@sortie/xwing/catalogue';
import { actionBarOf, buildOf, type Fault, type SquadShip, shipCost, upgradeCost } from '@sortie/xwing/lists';
import { cardText } from '@sortie/xwing/text';
import { useLanguage } from '../../../../app/settings.ts';
import { keyed } from '../../../../lists/keyed.ts';
import { pilotsOfShip } from '../logic/find-pilots.ts';
import { placesOf } from '../logic/places.ts';
import { valuesOf } from '../logic/values-of.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { CardTitle } from '../parts/card-title.tsx';
import { DialGrid } from '../parts/dial-grid.tsx';
import { FaultList } from '../parts/fault-list.tsx';
import { Points } from '../parts/points.tsx';
import { Shape } from '../parts/shape.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { Skill } from '../parts/skill.tsx';
import { toolShapes } from '../parts/tool-shapes.ts';
import { ValueRow } from '../parts/value-row.tsx';
import { useWords } from '../text/words.ts';
import type { Chosen } from './draft.ts';
import { PlaceChip } from './place-chip.tsx';
import './squad-ship-card.css';

interface Props {
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

export function SquadShipCard(props: Props) {
  const { ship, at, count, chosen, faults, onChoose, onRemoveCard, onPilot, onCopy, onRemove, onMove } =
    props;
  const say = useWords();
  const language = useLanguage();
  const build = buildOf(ship);
  const { pilot, upgrades } = build;
  const { places, loose } = placesOf(build);
  const values = valuesOf(build);
  const costOf = (card: number) => upgradeCost(upgrades[card]!, build);
  return (
    <li
      className="squad-ship-card"
      data-ship={at}
      data-chosen={chosen !== undefined || undefined}
      data-faulty={faults.length > 0 || undefined}
    >
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
      <ul className="squad-ship-card-places">
        {keyed(places, ({ icon }) => icon.slots.join()).map(
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
      <FaultList faults={faults} />
      <div className="squad-ship-card-foot">
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
          {keyed(upgrades, ({ uid }) => uid).map(({ key, item: card }) => (
            <p key={key}>
              <b>{card.name}.</b> {cardText(card.uid, language)}
            </p>
          ))}
          <DialGrid type={pilot.shipType} />
        </details>
        <div className="squad-ship-card-tools">
          <button
            type="button"
            aria-label={say('moveUp', { ship: pilot.name })}
            title={say('up')}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Shape path={toolShapes.up} size={16} />
          </button>
          <button
            type="button"
            aria-label={say('moveDown', { ship: pilot.name })}
            title={say('down')}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <Shape path={toolShapes.down} size={16} />
          </button>
          <button
            type="button"
            aria-label={say('copyShip', { ship: pilot.name })}
            title={say('copy')}
            onClick={onCopy}
          >
            <Shape path={toolShapes.copy} size={16} />
          </button>
          <button
            type="button"
            aria-label={say('removeShip', { ship: pilot.name })}
            title={say('remove')}
            onClick={onRemove}
          >
            <Shape path={toolShapes.remove} size={16} />
          </button>
        </div>
      </div>
    </li>
  );
}
