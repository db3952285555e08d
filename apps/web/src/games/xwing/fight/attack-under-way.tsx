import { situationOf } from '@sortie/xwing/odds';
import type { AttackView, ShipView, XwingView } from '@sortie/xwing/view';
import { useMemo } from 'react';
import { DiceTray } from '../../../table/dice-tray.tsx';
import { useLayer } from '../../../table/layers.tsx';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { currentStep } from './attack-steps.ts';
import { AttackStepsRow } from './attack-steps-row.tsx';
import './attack-under-way.css';
import { diceFaces } from './dice-faces.ts';
import { HullBar } from './hull-bar.tsx';
import { oddsSeen } from './odds-after.ts';
import { OddsPanel } from './odds-panel.tsx';
import { shotMark } from './shot-mark.ts';
import { useWords } from './text/words.ts';

interface AttackUnderWayProps {
  readonly seen: Seen<XwingView>;
  readonly attack: AttackView;
}

/** Who attacks whom, how far it has come, the dice as they lie and what to expect. */
export function AttackUnderWay({ seen, attack }: AttackUnderWayProps) {
  const say = useWords();
  const { table, decisions } = seen;
  const names = namesFor(seen);
  const situation = useMemo(() => situationOf(table), [table]);
  const odds = useMemo(() => (attack.outcome === null ? oddsSeen(seen) : undefined), [attack, seen]);
  const label = say('range', { range: attack.range }) + (attack.obstructed ? ` · ${say('obstructed')}` : '');
  useLayer(useMemo(() => ({ marks: [shotMark('attack', attack, { label })] }), [attack, label]));
  const [attacker, defender] = [attack.attacker, attack.defender].map((id) =>
    table.ships.find((ship) => ship.id === id),
  );
  const weapon = attack.weapon === 'primary' ? say('primaryWeapon') : names.card(attack.weapon);
  const heading = { attacker: names.ship(attack.attacker), defender: names.ship(attack.defender) };
  return (
    <section
      className="attack-under-way"
      aria-label={say('attacks', heading)}
      data-attack={`${attack.attacker} ${attack.defender}`}
    >
      <header data-glanced="">
        <Fighter ship={attacker} name={heading.attacker} detail={weapon ?? ''} />
        <span className="attack-under-way-arrow" aria-hidden="true">
          ➤
        </span>
        <Fighter ship={defender} name={heading.defender} />
      </header>
      <ul className="attack-under-way-facts">
        <li>{say('range', { range: attack.range })}</li>
        <li data-fact={attack.inArc ? 'inArc' : 'outOfArc'}>{say(attack.inArc ? 'inArc' : 'outOfArc')}</li>
        <li data-fact={attack.obstructed ? 'obstructed' : 'clear'}>
          {say(attack.obstructed ? 'obstructed' : 'clear')}
        </li>
      </ul>
      <AttackStepsRow now={currentStep(attack, decisions)} weapon={attack.weapon} />
      <div className="attack-under-way-dice" data-glanced="">
        <Pool pool="attack" dice={attack.attackDice} toRoll={situation?.attack.toRoll ?? 0} />
        <Pool pool="defense" dice={attack.defenseDice} toRoll={situation?.defense.toRoll ?? 0} />
      </div>
      {odds ? <OddsPanel odds={odds} seen={seen} /> : null}
    </section>
  );
}

interface FighterProps {
  readonly ship: ShipView | undefined;
  readonly name: string;
  readonly detail?: string;
}

function Fighter({ ship, name, detail }: FighterProps) {
  return (
    <div className="attack-under-way-fighter" data-side={ship?.side}>
      <strong>{name}</strong>
      {detail === undefined ? null : <span className="soft">{detail}</span>}
      {ship && detail === undefined ? <HullBar ship={ship} /> : null}
    </div>
  );
}

interface PoolProps {
  readonly pool: 'attack' | 'defense';
  readonly dice: AttackView['attackDice'] | AttackView['defenseDice'];
  readonly toRoll: number;
}

function Pool({ pool, dice, toRoll }: PoolProps) {
  const say = useWords();
  const label = say(pool === 'attack' ? 'attackDice' : 'defenseDice');
  return (
    <div className="attack-under-way-pool" data-pool={pool}>
      <span className="attack-under-way-pool-name" aria-hidden="true">
        {label}
      </span>
      {dice.length > 0 ? (
        <DiceTray dice={diceFaces(pool, dice, say)} label={label} />
      ) : (
        <span className="soft">{say('notRolled', { count: toRoll })}</span>
      )}
    </div>
  );
}
