import { tokenIcons } from '@sortie/xwing/icons';
import type { ShipView } from '@sortie/xwing/view';
import './hull-bar.css';
import { hullOf } from './hull-of.ts';
import { useWords } from './text/words.ts';

/** Shields and hull as pips: full ones are left, hollow ones are gone. */
export function HullBar({ ship }: { readonly ship: ShipView }) {
  const say = useWords();
  const { shields, hull } = hullOf(ship);
  return (
    <div className="hull-bar">
      {shields.all > 0 ? <Pips kind="shield" label={say('shields', shields)} {...shields} /> : null}
      <Pips kind="hull" label={say('hull', hull)} {...hull} />
    </div>
  );
}

interface PipsProps {
  readonly kind: 'shield' | 'hull';
  readonly left: number;
  readonly all: number;
  readonly label: string;
}

const HULL_PIP = 'M4 4H20V20H4Z';

function Pips({ kind, left, all, label }: PipsProps) {
  return (
    <span className={`hull-bar-pips hull-bar-${kind}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
        <svg key={place} viewBox="0 0 24 24" data-left={place < left} aria-hidden="true">
          <path d={kind === 'shield' ? tokenIcons.shield : HULL_PIP} />
        </svg>
      ))}
      <span className="hull-bar-count" aria-hidden="true">
        {left}
      </span>
    </span>
  );
}
