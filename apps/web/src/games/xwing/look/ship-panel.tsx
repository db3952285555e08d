import { pilot, shipType } from '@sortie/xwing/catalogue';
import { factionIcons } from '@sortie/xwing/icons';
import { shipShapes, shipTokens } from '@sortie/xwing/scene';
import { texts } from '@sortie/xwing/text';
import { measuringFrom, type ShipView, type XwingView } from '@sortie/xwing/view';
import { useMemo } from 'react';
import { Card } from '../../../table/card.tsx';
import { useLayer } from '../../../table/layers.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { useReach } from '../../../table/practice/with-practice.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { actionIcon, actionTitle } from '../activation/action-title.ts';
import { cardText } from '../card-text.ts';
import { DamageCards } from '../fight/damage-cards.tsx';
import { HullBar } from '../fight/hull-bar.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { dialState } from './dial-state.ts';
import { lookMarks } from './look-marks.ts';
import { MeasuringNote } from './measuring-note.tsx';
import './piece-panel.css';
import { UpgradeCards } from './upgrade-cards.tsx';

/** Everything that is open about a ship: its card with the numbers in force, what it carries and suffers. */
export function ShipPanel({ seen, ship }: SeenProps<XwingView> & { readonly ship: ShipView }) {
  const say = useWords();
  const names = namesFor(seen);
  const { table, language } = seen;
  const { values } = ship;
  const card = pilot(ship.pilot);
  const measuring = measuringFrom(table, ship.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the table changes.
  const layer = useMemo(
    () => ({ marks: lookMarks(table, ship.id, measuring.allowed, say) }),
    [seen.version, ship.id, measuring.allowed, language],
  );
  useLayer(layer);
  const isPractised = useReach(seen, ship.id, !measuring.allowed);
  return (
    <div className="piece-panel" data-look={ship.id}>
      <Card
        title={names.ship(ship.id)}
        subtitle={say('ownedBy', { type: shipType(ship.type).name, owner: names.seat(ship.seat) })}
        text={cardText(ship.pilot, language) ?? say('noAbility')}
        tone={`side-${ship.side}`}
        size="large"
        icon={factionIcons[card.faction]}
        facts={[
          { label: say('pilotSkill'), value: values.pilotSkill },
          { label: say('attackValue'), value: values.primaryWeapon },
          { label: say('agilityValue'), value: values.agility },
          { label: say('hullValue'), value: values.hull },
          { label: say('shieldValue'), value: values.shields },
        ]}
      >
        <div className="piece-panel-state">
          <PieceFigure shapes={shipShapes(ship)} side={ship.side} size={44} />
          <HullBar ship={ship} />
        </div>
      </Card>
      <ShipFacts seen={seen} ship={ship} />
      {!isPractised && <MeasuringNote measuring={measuring} />}
      {ship.damage.length > 0 && (
        <section>
          <h3>{say('damage')}</h3>
          <DamageCards ship={ship} />
        </section>
      )}
      {ship.upgrades.length > 0 && (
        <section>
          <h3>{say('upgrades')}</h3>
          <UpgradeCards ship={ship} language={language} />
        </section>
      )}
    </div>
  );
}

/** Dial, tokens and actions of this round. */
function ShipFacts({ seen, ship }: SeenProps<XwingView> & { readonly ship: ShipView }) {
  const say = useWords();
  const { table, language } = seen;
  const names = namesFor(seen);
  const tokens = shipTokens(ship, table, texts(language).pieceWords);
  return (
    <dl className="piece-panel-facts">
      <dt>{say('dial')}</dt>
      <dd>{dialState(seen, ship.id, say)}</dd>
      <dt>{say('tokens')}</dt>
      <dd>{tokens.length > 0 ? tokens.map(({ name }) => name).join(', ') : say('noTokens')}</dd>
      <dt>{say('actionsDone')}</dt>
      <dd className="piece-panel-actions">
        {ship.actions.length === 0 && say('noActions')}
        {ship.actions.map((action) => (
          <span key={action}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={actionIcon(action)} />
            </svg>
            {actionTitle(action, names, language)}
          </span>
        ))}
      </dd>
    </dl>
  );
}
