import type { XwingView } from '@sortie/xwing/view';
import { useEffect, useRef } from 'react';
import { RuleLink } from '../../../rules/rule-link.tsx';
import type { StripProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { MissionAim } from './mission-aim.tsx';
import '../../../table/strip/strip.css';
import { turnOrder } from './turn-order.ts';
import { whoseTurn } from './whose-turn.ts';

/** Round, phase, and the ships in the order in which they act. */
export function Strip({ seen, onLook }: StripProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { table } = seen;
  const { text, rule } = whoseTurn(seen, say);
  return (
    <div className="strip">
      <div className="strip-when">
        <span className="strip-round">
          {table.round > 0 ? say('round', { round: table.round }) : say('beforeRounds')}
        </span>
        <span className="strip-phase">{say(`phase_${table.phase}`)}</span>
      </div>
      <ShipOrder seen={seen} onLook={onLook} />
      <div className="strip-why">
        <span aria-live="polite">{text}</span> {rule && <RuleLink inNewTab rule={rule} />}
        {table.initiative !== null && (
          <span className="strip-initiative" data-side={table.initiative}>
            {say('initiative', { who: names.side(table.initiative) })}
          </span>
        )}
        <MissionAim seen={seen} />
      </div>
    </div>
  );
}

/** The ships in the order in which they act, scrolled to the one whose turn it is. */
function ShipOrder({ seen, onLook }: StripProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { table } = seen;
  const order = useRef<HTMLOListElement>(null);
  const active = table.activeShip;
  // The last ship to move may be the first to fight: then only the order changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is a new order.
  useEffect(() => {
    const list = order.current;
    if (!list) return;
    const shown = active === null ? null : list.querySelector(`[data-turn="${active}"]`);
    list.scrollLeft =
      shown instanceof HTMLElement ? shown.offsetLeft - (list.clientWidth - shown.clientWidth) / 2 : 0;
  }, [active, table.phase]);
  return (
    <ol className="strip-order" ref={order} aria-label={say('orderOfShips')}>
      {turnOrder(table).map(({ ship, standing }) => (
        <li
          key={ship.id}
          data-turn={ship.id}
          data-side={ship.side}
          data-standing={standing}
          aria-current={standing === 'now' ? 'step' : undefined}
        >
          <button
            type="button"
            className="strip-ship"
            title={names.ship(ship.id)}
            onClick={() => onLook(ship.id)}
          >
            <span className="strip-skill">
              <span className="unseen">{say('pilotSkill')} </span>
              {ship.values.pilotSkill}
            </span>
            {ship.identifier && <span className="strip-number">#{ship.identifier.numeral}</span>}
            <span className="strip-name">{names.label(ship.id).replace(/^#\d+ /, '')}</span>
            <span className="unseen">
              {names.seat(ship.seat)}, {say(`standing_${standing}`)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
