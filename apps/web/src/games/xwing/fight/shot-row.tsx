import { shipTokens } from '@sortie/xwing/scene';
import { texts } from '@sortie/xwing/text';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { OfferedShot } from './declared-shots.ts';
import { HullBar } from './hull-bar.tsx';
import { OddsBrief } from './odds-brief.tsx';
import './shot-row.css';
import { useWords } from './text/words.ts';

interface ShotRowProps {
  readonly offered: OfferedShot;
  readonly seen: Seen<XwingView>;
  readonly chosen: boolean;
  /** It promises most. */
  readonly isBest: boolean;
  readonly busy: boolean;
  readonly onLook: (key: string | null) => void;
  readonly onSelect: () => void;
  readonly onFire: () => void;
}

/** One shot that can be declared: the row shows it, its button fires. */
export function ShotRow(props: ShotRowProps) {
  const { offered, seen, chosen, isBest, busy, onLook, onSelect, onFire } = props;
  const say = useWords();
  const { key, answer, shot } = offered;
  const target = namesFor(seen).ship(shot.target);
  const ship = seen.table.ships.find(({ id }) => id === shot.target);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      className="shot-row"
      role="group"
      aria-label={target}
      data-chosen={chosen}
      data-side={ship?.side}
      onPointerEnter={() => onLook(key)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(key)}
      onBlur={() => onLook(null)}
    >
      <button type="button" className="shot-row-select" aria-pressed={chosen} onClick={onSelect}>
        <span className="shot-row-target">
          <strong>{namesFor(seen).label(shot.target)}</strong>
          {ship ? <HullBar ship={ship} /> : null}
          {ship ? <Tokens ship={ship} seen={seen} /> : null}
        </span>
        <ShotFacts offered={offered} seen={seen} />
      </button>
      <button
        type="button"
        className={isBest ? 'shot-row-fire primary' : 'shot-row-fire'}
        data-answer={JSON.stringify(answer)}
        aria-label={say('fireAtShip', {
          ship: target,
          weapon: weaponName(offered, seen, say('primaryWeapon')),
        })}
        disabled={busy}
        onClick={onFire}
      >
        {say('fireAt')}
      </button>
    </div>
  );
}

function weaponName({ shot }: OfferedShot, seen: Seen<XwingView>, primary: string): string {
  return shot.weapon === 'primary' ? primary : (namesFor(seen).card(shot.weapon) ?? shot.weapon);
}

/** Weapon, what was measured, the dice and what they promise. */
function ShotFacts({ offered, seen }: Pick<ShotRowProps, 'offered' | 'seen'>) {
  const say = useWords();
  const { answer, shot, odds, dice } = offered;
  const isWeaponOpen = (answer as { readonly weapon?: unknown }).weapon === undefined;
  return (
    <>
      <span className="shot-row-facts">
        {isWeaponOpen ? null : <span>{weaponName(offered, seen, say('primaryWeapon'))}</span>}
        <span>{say('range', { range: shot.range })}</span>
        {dice ? <span>{say('diceAgainst', dice)}</span> : null}
        {shot.obstructed ? <span data-fact="obstructed">{say('obstructed')}</span> : null}
        {shot.spend ? <span>{say(shot.spend === 'focus' ? 'spendingFocus' : 'spendingLock')}</span> : null}
      </span>
      {odds ? <OddsBrief odds={odds} seen={seen} /> : null}
    </>
  );
}

/** What lies beside the target and speaks in the fight. */
function Tokens({ ship, seen }: { readonly ship: ShipView; readonly seen: Seen<XwingView> }) {
  const { table, language } = seen;
  const tokens = shipTokens({ ...ship, shields: 0, damage: [] }, table, texts(language).pieceWords);
  return (
    <span className="shot-row-tokens">
      {tokens.map(({ name, icon, count }) => (
        <span key={name} role="img" aria-label={name} title={name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {count > 1 ? count : null}
        </span>
      ))}
    </span>
  );
}
