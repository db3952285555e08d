import { faceIcons } from '@sortie/armada/catalogue';
import type { AskedWindow } from '@sortie/armada/odds';
import { texts } from '@sortie/armada/text';
import type { ArmadaView, AttackView } from '@sortie/armada/view';
import { capital } from '../../../table/capital.ts';
import { DiceTray } from '../../../table/dice-tray.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { DicePoolRow } from '../parts/dice-pool.tsx';
import { TokenIcon } from '../parts/token-icon.tsx';
import { ZoneShields } from '../parts/zone-shields.tsx';
import { useWords } from '../text/words.ts';
import { hullOf, shapesOf, unitOf } from '../units.ts';
import './attack-panel.css';
import { diceFaces } from './dice-faces.ts';
import { OddsBrief } from './odds/odds-brief.tsx';
import { useOdds } from './odds/use-odds.ts';

/** The attack under way: open to everybody at the table. */
export function AttackStage({ seen }: SeenProps<ArmadaView>) {
  const { attack } = seen.table;
  return attack ? <AttackPanel seen={seen} attack={attack} /> : null;
}

interface AttackPanelProps {
  readonly seen: Seen<ArmadaView>;
  readonly attack: AttackView;
}

/** Who attacks whom with what, the dice as they lie, and what has been spent against them. */
function AttackPanel({ seen, attack }: AttackPanelProps) {
  const say = useWords();
  const names = namesFor(seen);
  const { wording } = texts(seen.language);
  const { attacker, defender, dice, gathered } = attack;
  const parts = { attacker: names.unit(attacker), defender: names.unit(defender) };
  return (
    <section className="ar-attack" aria-label={say('attacks', parts)} data-attack={`${attacker} ${defender}`}>
      <header data-glanced="">
        <Fighter seen={seen} unit={attacker} zone={attack.zone} />
        <span className="ar-attack-arrow" aria-hidden="true">
          ➤
        </span>
        <Fighter seen={seen} unit={defender} zone={attack.defendingZone} />
      </header>
      <ul className="ar-attack-facts">
        <li>{wording.range(attack.range)}</li>
        {attack.obstructed && <li>{say('obstructed')}</li>}
        {attack.counter !== null && <li>{texts(seen.language).pieceWords.names.keywords.counter}</li>}
        {attack.braced && <li>{texts(seen.language).pieceWords.names.tokens.brace}</li>}
      </ul>
      {dice.length > 0 ? (
        <div data-glanced="">
          <DiceTray dice={diceFaces(dice, seen.language)} label={say('attackDice')} />
        </div>
      ) : (
        <p className="ar-attack-gathered">
          {say('gathered')} <DicePoolRow pool={gathered} />
        </p>
      )}
      {dice.length > 0 && <p className="ar-attack-total">{say('damageNow', { count: damageNow(attack) })}</p>}
      <OddsNow seen={seen} attack={attack} />
      <DefenderTokens seen={seen} attack={attack} />
    </section>
  );
}

/** What is to be expected of the attack, for everybody who looks on. */
function OddsNow({ seen, attack }: AttackPanelProps) {
  const [decision] = seen.decisions.filter(({ kind }) => kind === 'useAbility');
  const { dice, locked, spent, gathered, total } = attack;
  const key = JSON.stringify([attack.number, decision?.id, dice, locked, spent, gathered, total]);
  const asked = decision && {
    ...(decision.about as unknown as Omit<AskedWindow, 'seat'>),
    seat: decision.seat,
  };
  const found = useOdds(key, { kind: 'attack', view: seen.table, ...(asked ? { asked } : {}) });
  return (
    <p className="ar-attack-total">
      <OddsBrief odds={found?.odds[0]} seen={seen} />
    </p>
  );
}

/** The damage as the dice lie; a squadron's criticals count nothing. ar.attack.damage.order */
function damageNow({ dice, total, defendingZone }: AttackView): number {
  if (total !== null) return total;
  const countsCriticals = defendingZone !== null;
  return dice
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { face }) => {
      const { hits, criticals } = faceIcons[face];
      return sum + hits + (countsCriticals ? criticals : 0);
    }, 0);
}

interface FighterProps {
  readonly seen: Seen<ArmadaView>;
  readonly unit: string;
  readonly zone: AttackView['zone'];
}

function Fighter({ seen, unit: id, zone }: FighterProps) {
  const unit = unitOf(seen.table, id);
  const { zones } = texts(seen.language).pieceWords.names;
  if (!unit) return null;
  const { left, all } = hullOf(unit);
  return (
    <span className="ar-attack-fighter" data-side={unit.side}>
      <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={34} />
      <span>
        <strong>{namesFor(seen).unit(id)}</strong>
        <span className="soft">
          {zone === null ? null : `${capital(zones[zone])} · `}
          {texts(seen.language).pieceWords.hull(left, all)}
          {unit.kind === 'ship' && zone !== null && (
            <>
              {' · '}
              <ZoneShields ship={unit} zone={zone} />
            </>
          )}
        </span>
      </span>
    </span>
  );
}

function DefenderTokens({ seen, attack }: AttackPanelProps) {
  const unit = unitOf(seen.table, attack.defender);
  const { defenseToken } = texts(seen.language).pieceWords;
  const say = useWords();
  if (!unit || unit.defenseTokens.length === 0) return null;
  return (
    <ul className="ar-attack-tokens" aria-label={say('defenseTokens')}>
      {unit.defenseTokens.map(({ token, state }, place) => {
        const isLocked = attack.locked.includes(place);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
            key={place}
            title={defenseToken(token, state)}
            data-spent={attack.spent.includes(place) || undefined}
          >
            <TokenIcon token={token} state={state} locked={isLocked} />
            <span className="unseen">
              {defenseToken(token, state)}
              {isLocked && `, ${say('locked')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
