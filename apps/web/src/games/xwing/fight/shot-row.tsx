import type { XwingView } from '@sortie/xwing/view';
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
  readonly busy: boolean;
  readonly onLook: (key: string | null) => void;
  readonly onFire: () => void;
}

/** One shot that can be declared: target, weapon, what was measured, and what it promises. */
export function ShotRow({ offered, seen, chosen, busy, onLook, onFire }: ShotRowProps) {
  const say = useWords();
  const names = namesFor(seen);
  const { key, answer, shot, odds } = offered;
  const target = names.ship(shot.target);
  const isWeaponOpen = (answer as { readonly weapon?: unknown }).weapon === undefined;
  const weapon = shot.weapon === 'primary' ? say('primaryWeapon') : (names.card(shot.weapon) ?? shot.weapon);
  const ship = seen.table.ships.find(({ id }) => id === shot.target);
  return (
    <button
      type="button"
      className="shot-row"
      data-chosen={chosen}
      data-side={ship?.side}
      data-answer={JSON.stringify(answer)}
      disabled={busy}
      onPointerEnter={() => onLook(key)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(key)}
      onBlur={() => onLook(null)}
      onClick={onFire}
    >
      <span className="shot-row-target">
        <strong>{target}</strong>
        {ship ? <HullBar ship={ship} /> : null}
      </span>
      <span className="shot-row-facts">
        {isWeaponOpen ? null : <span>{weapon}</span>}
        <span>{say('range', { range: shot.range })}</span>
        {shot.obstructed ? <span data-fact="obstructed">{say('obstructed')}</span> : null}
        {shot.spend ? <span>{say(shot.spend === 'focus' ? 'spendingFocus' : 'spendingLock')}</span> : null}
      </span>
      {odds ? <OddsBrief odds={odds} /> : null}
      <span className="shot-row-fire">{say('fireAt')}</span>
    </button>
  );
}
