import { findShip, findUpgrade, type ShipCard } from '@sortie/armada/catalogue';
import { type FleetShip, shipCost } from '@sortie/armada/lists';
import { shipShapes } from '@sortie/armada/scene';
import { cardName, cardText, texts } from '@sortie/armada/text';
import { useLanguage } from '../../../../app/settings.ts';
import { addKeys } from '../../../../lists/add-keys.ts';
import { PieceFigure } from '../../../../table/piece-figure.tsx';
import { SpeedChartTable } from '../../look/speed-chart-table.tsx';
import { DicePoolRow } from '../../parts/dice-pool.tsx';
import { ZoneCross } from '../../parts/zone-cross.tsx';
import { useWords as useTableWords } from '../../text/words.ts';
import { useWords } from '../text/words.ts';
import { PrintTokens } from './print-tokens.tsx';

interface Props {
  readonly ship: FleetShip;
  readonly side: 0 | 1;
  readonly isFlagship: boolean;
}

/** One ship with its numbers, its speed chart, and its upgrades in our own words; of a card of a later wave the name. */
export function PrintShip({ ship, side, isFlagship }: Props) {
  const say = useWords();
  const language = useLanguage();
  const card = findShip(ship.ship);
  return (
    <article className="print-card">
      <div className="print-card-head">
        {card && <PieceFigure shapes={shipShapes(card.class)} side={side} size={44} />}
        <div>
          <h2>{cardName(ship.ship, language) ?? ship.ship}</h2>
          {card && <p>{say('shipFacts', { ...numbersOf(card) })}</p>}
          {isFlagship && <p>{say('flagship')}</p>}
        </div>
        <b>{shipCost(ship)}</b>
      </div>
      {card && <PrintFacts card={card} side={side} />}
      <PrintUpgrades ship={ship} />
    </article>
  );
}

function numbersOf({ hull, command, squadron, engineering, maxSpeed }: ShipCard) {
  return { hull, command, squadron, engineering, speed: maxSpeed };
}

/** Shields and dice of every hull zone, tokens and speed chart. */
function PrintFacts({ card, side }: { readonly card: ShipCard; readonly side: 0 | 1 }) {
  const table = useTableWords();
  const { zones } = texts(useLanguage()).pieceWords.names;
  return (
    <div className="ar-print-facts">
      <ZoneCross
        label={table('hullZones')}
        middle={<PieceFigure shapes={shipShapes(card.class)} side={side} size={40} />}
      >
        {(zone) => (
          <>
            <span>
              {zones[zone]} <b>{card.shields[zone]}</b>
            </span>
            <DicePoolRow pool={card.armament[zone]} />
          </>
        )}
      </ZoneCross>
      <div>
        <p>
          {table('antiSquadron')} <DicePoolRow pool={card.antiSquadron} />
        </p>
        <PrintTokens tokens={card.defenseTokens} />
        <SpeedChartTable card={card.id} />
      </div>
    </div>
  );
}

function PrintUpgrades({ ship }: Pick<Props, 'ship'>) {
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = texts(language).pieceWords.names.upgrades;
  return (
    <ul className="print-card-cards ar-print-cards">
      {addKeys(ship.upgrades, (id) => id).map(({ key, item }) => {
        const card = findUpgrade(item);
        return (
          <li key={key}>
            <div>
              <strong>{cardName(item, language) ?? item}</strong>{' '}
              <span className="soft">{card && names[card.type]}</span>
              <p>{cardText(item, language)}</p>
            </div>
            <b>{card?.points}</b>
          </li>
        );
      })}
    </ul>
  );
}
