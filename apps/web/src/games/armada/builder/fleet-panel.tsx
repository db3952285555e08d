import { findShip, findSquadron, objectiveCategories } from '@sortie/armada/catalogue';
import {
  buildOf,
  type Fault,
  type Fleet,
  type FleetRules,
  findAnyObjective,
  flagshipOf,
  fleetCost,
  pointsLimit,
  seatCards,
  shipCost,
  squadronLimit,
  squadronsCost,
} from '@sortie/armada/lists';
import { shipShapes, squadronShapes } from '@sortie/armada/scene';
import { cardName, texts } from '@sortie/armada/text';
import { useLanguage } from '../../../app/settings.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import { PointsMeter } from '../../../lists/bench/points-meter.tsx';
import { Shape } from '../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../lists/bench/tool-shapes.ts';
import { useListWords } from '../../../lists/list-words.ts';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import './builder.css';
import { FaultList } from './fault-list.tsx';
import { addShip, addSquadron, type Place, removeShip, removeSquadron, unequip } from './fleet-edits.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly fleet: Fleet;
  readonly name: string;
  readonly rules: FleetRules;
  readonly faults: readonly Fault[];
  readonly onChange: (fleet: Fleet) => void;
  readonly onPlace: (place: Place) => void;
}

/** The fleet as it stands: what it costs, what is wrong with it, its ships, squadrons and objectives. */
export function FleetPanel(props: Props) {
  const say = useWords();
  const lists = useListWords();
  const { fleet, name, rules, faults } = props;
  return (
    <section className="squad-panel panel" aria-labelledby="fleet-panel-title">
      <h2 id="fleet-panel-title" className="ar-fleet-title">
        {name || lists('unnamed')}
      </h2>
      <PointsMeter cost={fleetCost(fleet)} ceiling={pointsLimit(rules)} />
      <p className="ar-fleet-third" data-over={squadronsCost(fleet) > squadronLimit(rules) || undefined}>
        {say('squadronPoints', { cost: squadronsCost(fleet), limit: squadronLimit(rules) })}
      </p>
      <div role="status">
        {faults.length === 0 ? (
          <p className="ar-fleet-sound">✓ {lists('isLegal')}</p>
        ) : (
          <p className="soft">{lists('faults', { count: faults.length })}</p>
        )}
        <FaultList faults={faults.filter(({ ship }) => ship === undefined)} />
      </div>
      <h3>{say('ships')}</h3>
      {fleet.ships.length === 0 && <p className="soft">{say('noShips')}</p>}
      <ol className="ar-fleet-list">
        {addKeys(fleet.ships, ({ ship }) => ship).map(({ key, at }) => (
          <FleetShipCard key={key} {...props} at={at} />
        ))}
      </ol>
      <h3>{say('squadrons')}</h3>
      <Squadrons {...props} />
      <h3>{say('objectivesTitle')}</h3>
      <Objectives fleet={fleet} />
      <p className="soft ar-fleet-kept">{lists('keptHere')}</p>
    </section>
  );
}

/** A ship with the places of its upgrade bar. */
function FleetShipCard({ fleet, faults, at, onChange, onPlace }: Props & { readonly at: number }) {
  const say = useWords();
  const language = useLanguage();
  const ship = fleet.ships[at];
  if (!ship) return null;
  const card = findShip(ship.ship);
  const name = cardName(ship.ship, language) ?? ship.ship;
  const { icons, held } = seatCards(buildOf(ship));
  const { upgrades } = texts(language).pieceWords.names;
  const iconName = (icon: string) => (upgrades as Readonly<Record<string, string>>)[icon] ?? icon;
  const isFlagship = flagshipOf(fleet) === at;
  return (
    <li className="ar-fleet-ship" data-fleet-ship={at}>
      <header>
        {card && (
          <PieceFigure shapes={shipShapes(card.class)} side={fleet.faction === 'rebel' ? 0 : 1} size={40} />
        )}
        <strong>{name}</strong>
        {isFlagship && <span className="ar-fleet-flag">{say('flagship')}</span>}
        <b>{shipCost(ship)}</b>
        <button
          type="button"
          aria-label={say('copyShip', { ship: name })}
          onClick={() => onChange(addShip(fleet, ship.ship))}
        >
          <Shape path={toolShapes.copy} />
        </button>
        <button
          type="button"
          aria-label={say('removeShip', { ship: name })}
          onClick={() => onChange(removeShip(fleet, at))}
        >
          <Shape path={toolShapes.remove} />
        </button>
      </header>
      <ul className="ar-fleet-places">
        {addKeys(icons, (icon) => icon).map(({ key, item: icon, at: index }) => {
          const held_ = held[index];
          const upgrade = held_ === undefined ? undefined : ship.upgrades[held_];
          return (
            <li key={key} data-filled={upgrade !== undefined || undefined}>
              <button
                type="button"
                data-icon={icon}
                aria-label={say(upgrade === undefined ? 'fillPlace' : 'changePlace', {
                  place: iconName(icon),
                  ship: name,
                  card: upgrade === undefined ? '' : (cardName(upgrade, language) ?? upgrade),
                })}
                onClick={() => onPlace({ ship: at, icon, card: held_ })}
              >
                {upgrade === undefined ? iconName(icon) : (cardName(upgrade, language) ?? upgrade)}
              </button>
              {held_ !== undefined && upgrade !== undefined && (
                <button
                  type="button"
                  aria-label={say('removeCard', { card: cardName(upgrade, language) ?? upgrade })}
                  onClick={() => onChange(unequip(fleet, at, held_))}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <FaultList faults={faults.filter((fault) => fault.ship === at)} />
    </li>
  );
}

function Squadrons({ fleet, onChange }: Props) {
  const say = useWords();
  const language = useLanguage();
  const kinds = [...new Set(fleet.squadrons)];
  if (kinds.length === 0) return <p className="soft">{say('noSquadrons')}</p>;
  return (
    <ul className="ar-fleet-list">
      {kinds.map((id) => {
        const card = findSquadron(id);
        const name = cardName(id, language) ?? id;
        return (
          <li key={id} className="ar-fleet-squadron" data-squadron={id}>
            {card && (
              <PieceFigure
                shapes={squadronShapes(card.type)}
                side={fleet.faction === 'rebel' ? 0 : 1}
                size={28}
              />
            )}
            <span>{name}</span>
            <button
              type="button"
              aria-label={say('oneLess', { unit: name })}
              onClick={() => onChange(removeSquadron(fleet, id))}
            >
              <Shape path={toolShapes.less} />
            </button>
            <b>{fleet.squadrons.filter((each) => each === id).length}</b>
            <button
              type="button"
              aria-label={say('oneMore', { unit: name })}
              onClick={() => onChange(addSquadron(fleet, id))}
            >
              <Shape path={toolShapes.add} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Objectives({ fleet }: Pick<Props, 'fleet'>) {
  const say = useWords();
  const language = useLanguage();
  const { categories } = texts(language).pieceWords.names;
  return (
    <dl className="ar-fleet-objectives">
      {objectiveCategories.map((category) => {
        const chosen = fleet.objectives.find((id) => findAnyObjective(id)?.category === category);
        return (
          <div key={category} data-category={category}>
            <dt>{categories[category]}</dt>
            <dd>{chosen === undefined ? say('noneChosen') : (cardName(chosen, language) ?? chosen)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
