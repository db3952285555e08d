import { shipType } from '@sortie/xwing/catalogue';
import { slotIcons } from '@sortie/xwing/icons';
import { actionBarOf, buildOf, type SquadShip, shipCost, upgradeCost } from '@sortie/xwing/lists';
import { useLanguage } from '../../../../app/settings.ts';
import { addKeys } from '../../../../lists/add-keys.ts';
import { Shape } from '../../../../lists/bench/shape.tsx';
import { cardText } from '../../card-text.ts';
import { valuesOf } from '../logic/values-of.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { CardFacts } from '../parts/card-facts.tsx';
import { CardTitle } from '../parts/card-title.tsx';
import { DialGrid } from '../parts/dial-grid.tsx';
import { Points } from '../parts/points.tsx';
import { ShipPicture } from '../parts/ship-picture.tsx';
import { Skill } from '../parts/skill.tsx';
import { ValueRow } from '../parts/value-row.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import '../../../../lists/print/print-card.css';

/** One ship with its cards in our own words. */
export function PrintCard({ ship }: { readonly ship: SquadShip }) {
  const say = useWords();
  const terms = useTerms();
  const language = useLanguage();
  const build = buildOf(ship);
  const { pilot, upgrades } = build;
  return (
    <article className="print-card">
      <div className="print-card-head">
        <Skill skill={valuesOf(build).pilotSkill} />
        <div>
          <h2>
            <CardTitle name={pilot.name} unique={pilot.unique} />
          </h2>
          <p>{shipType(pilot.shipType).name}</p>
        </div>
        <Points points={shipCost(ship)} />
      </div>
      <div className="print-card-facts">
        <div>
          <ShipPicture type={pilot.shipType} size={72} />
        </div>
        <div>
          <ValueRow values={valuesOf(build)} printed={valuesOf({ pilot, upgrades: [] })} />
          <ActionBar actions={actionBarOf(build)} />
        </div>
        <DialGrid type={pilot.shipType} />
      </div>
      <p className="print-card-text">
        {cardText(pilot.uid, language) ?? (pilot.plain ? say('noAbility') : say('noText'))}
      </p>
      <ul className="print-card-cards">
        {addKeys(upgrades, ({ uid }) => uid).map(({ key, item: card }) => (
          <li key={key}>
            <Shape path={slotIcons[card.slot]} label={terms(`slot-${card.slot}`)} size={16} />
            <div>
              <CardTitle name={card.name} unique={card.unique} />
              <CardFacts card={card} />
              <p>{cardText(card.uid, language) ?? say('noText')}</p>
            </div>
            <Points points={upgradeCost(card, build)} />
          </li>
        ))}
      </ul>
    </article>
  );
}
