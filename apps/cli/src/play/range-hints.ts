import { distance, polygon } from '@sortie/geometry';
import type { Decision } from '@sortie/kernel';
import type { Names } from '@sortie/xwing';
import { drawingOf } from '@sortie/xwing';
import type { Labels } from './labels.ts';

/** How far the enemies are, which an attacker may measure before declaring. xw.attack.declare.premeasure */
export function rangeHints({ about }: Decision, names: Names, labels: Labels): readonly string[] {
  const { ships } = drawingOf(names.table);
  const own = ships.find(({ id }) => id === (about as { readonly ship?: string }).ship);
  if (!own) return [];
  const base = polygon(own.base);
  const hints = ships
    .filter(({ side }) => side !== own.side)
    .map(({ id, base: other }) => ({ id, far: distance(base, polygon(other)) }))
    .sort((one, other) => one.far - other.far)
    .map(
      ({ id, far }) =>
        `${labels.get(id)} ${far <= 300 ? `range ${Math.max(1, Math.ceil(far / 100))}` : 'beyond range 3'}`,
    );
  return [`  From base to base: ${hints.join(', ')}`];
}
