import type { ShipView } from '@sortie/xwing/view';

export type Counted = Readonly<Record<'left' | 'all', number>>;

/** A Direct Hit that lies faceup counts twice. xw.damage.direct-hit, xw.damage.both-sides-count */
export function hullOf({ shields, damage, values, gone }: ShipView): {
  readonly shields: Counted;
  readonly hull: Counted;
} {
  const suffered = damage.reduce(
    (sum, { card, faceup }) => sum + (faceup && card?.endsWith('-directhit') ? 2 : 1),
    0,
  );
  return {
    // Tokens beyond the printed value are pips too.
    shields: { left: shields, all: Math.max(shields, values.shields) },
    // A destroyed ship's cards are in the discard pile. xw.damage.discard.faceup-pile
    hull: { left: gone === 'destroyed' ? 0 : Math.max(0, values.hull - suffered), all: values.hull },
  };
}
