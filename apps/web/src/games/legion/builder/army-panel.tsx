import { ranks } from '@sortie/legion/catalogue';
import {
  type Army,
  type ArmyRules,
  armyCost,
  buildOf,
  cardName,
  commandHandOf,
  type Fault,
  findAnyUnit,
  limitsOf,
  seatUpgrades,
  unitCost,
} from '@sortie/legion/lists';
import { texts } from '@sortie/legion/text';
import { useLanguage } from '../../../app/settings.ts';
import { addKeys } from '../../../lists/add-keys.ts';
import { PointsMeter } from '../../../lists/bench/points-meter.tsx';
import { Shape } from '../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../lists/bench/tool-shapes.ts';
import { useListWords } from '../../../lists/list-words.ts';
import { addUnit, type Place, removeUnit, unequip } from './army-edits.ts';
import './builder.css';
import { FaultList } from './fault-list.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly army: Army;
  readonly name: string;
  readonly rules: ArmyRules;
  readonly faults: readonly Fault[];
  readonly onChange: (army: Army) => void;
  readonly onPlace: (place: Place | null) => void;
}

/** The army as it stands: what it costs, its ranks, what is wrong with it, its units and its command hand. */
export function ArmyPanel(props: Props) {
  const say = useWords();
  const lists = useListWords();
  const { army, name, rules, faults } = props;
  return (
    <section className="squad-panel panel" aria-labelledby="army-panel-title">
      <h2 id="army-panel-title">{name || lists('unnamed')}</h2>
      <PointsMeter cost={armyCost(army)} ceiling={limitsOf(rules).points} />
      <Ranks army={army} rules={rules} />
      <div role="status">
        <p className={faults.length === 0 ? 'lg-sound' : 'soft'}>
          {faults.length === 0 ? `✓ ${lists('isLegal')}` : lists('faults', { count: faults.length })}
        </p>
        <FaultList faults={faults.filter(({ unit }) => unit === undefined)} />
      </div>
      <h3>{say('units')}</h3>
      {army.units.length === 0 && <p className="soft">{say('noUnits')}</p>}
      <ol className="lg-list">
        {addKeys(army.units, ({ unit }) => unit).map(({ key, at }) => (
          <UnitEntry key={key} {...props} at={at} />
        ))}
      </ol>
      <h3>{say('commandHand')}</h3>
      <p>
        {commandHandOf(army)
          .map((id) => cardName('command', id))
          .join(', ')}
      </p>
      <button type="button" onClick={() => props.onPlace(null)}>
        {say('chooseCommands')}
      </button>
      <p className="soft">{lists('keptHere')}</p>
    </section>
  );
}

/** How many units of each rank there are, of how many. */
function Ranks({ army, rules }: Pick<Props, 'army' | 'rules'>) {
  const { terms } = texts(useLanguage());
  const limits = limitsOf(rules).ranks;
  return (
    <dl className="lg-ranks">
      {ranks.map((rank) => {
        const count = army.units.filter(({ unit }) => findAnyUnit(unit)?.rank === rank).length;
        const { least, most } = limits[rank];
        return (
          <div key={rank} data-off={count < least || count > most || undefined}>
            <dt>{terms.ranks[rank]}</dt>
            <dd>
              {count} / {least}–{most}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function UnitEntry({ army, faults, at, onChange, onPlace }: Props & { readonly at: number }) {
  const say = useWords();
  const unit = army.units[at];
  if (!unit) return null;
  const name = cardName('unit', unit.unit);
  return (
    <li className="lg-unit" data-army-unit={at}>
      <header>
        <strong>{name}</strong>
        <b>{unitCost(unit)}</b>
        <button
          type="button"
          aria-label={say('copyUnit', { unit: name })}
          onClick={() => onChange(addUnit(army, unit))}
        >
          <Shape path={toolShapes.copy} />
        </button>
        <button
          type="button"
          aria-label={say('removeUnit', { unit: name })}
          onClick={() => onChange(removeUnit(army, at))}
        >
          <Shape path={toolShapes.remove} />
        </button>
      </header>
      <Places army={army} at={at} onChange={onChange} onPlace={onPlace} />
      <FaultList faults={faults.filter((fault) => fault.unit === at)} />
    </li>
  );
}

interface PlacesProps extends Pick<Props, 'army' | 'onChange' | 'onPlace'> {
  readonly at: number;
}

/** The icons of a unit's upgrade bar with their cards; a card without an icon stands behind them. */
function Places({ army, at, onChange, onPlace }: PlacesProps) {
  const say = useWords();
  const { terms } = texts(useLanguage());
  const unit = army.units[at];
  if (!unit) return null;
  const { icons, held, without } = seatUpgrades(buildOf(unit));
  const seats = [
    ...icons.map((slot, index) => ({ slot, card: held[index] })),
    ...without.flatMap((card) => {
      const slot = buildOf(unit).upgrades[card]?.type;
      return slot === undefined ? [] : [{ slot, card }];
    }),
  ];
  return (
    <ul className="lg-places">
      {addKeys(seats, ({ slot }) => slot).map(({ key, item: { slot, card } }) => {
        const id = card === undefined ? undefined : unit.upgrades[card];
        const held = id === undefined ? undefined : cardName('upgrade', id);
        const place = { place: terms.slots[slot], unit: cardName('unit', unit.unit), card: held ?? '' };
        return (
          <li key={key} data-filled={held !== undefined || undefined}>
            <button
              type="button"
              data-slot={slot}
              aria-label={say(held === undefined ? 'fillPlace' : 'changePlace', place)}
              onClick={() => onPlace({ unit: at, slot, card })}
            >
              {held ?? terms.slots[slot]}
            </button>
            {card !== undefined && (
              <button
                type="button"
                aria-label={say('removeCard', { card: held ?? '' })}
                onClick={() => onChange(unequip(army, at, card))}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
