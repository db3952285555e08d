import { drawingOf, type XwingView } from '@sortie/xwing/view';
import { outlineAround } from '../../../table/range-bands.ts';
import type { Mark } from '../../../table/scene.ts';

/** Obstacles lie farther apart than range 1. xw.setup.obstacle.spacing */
const GAP = 100;

/** Around each obstacle the strip where no other may lie. xw.setup.obstacle.core2012-no-gap */
export function spacingMarks(table: XwingView): readonly Mark[] {
  if (table.options.variant === 'core2012') return [];
  return drawingOf(table).obstacles.map(({ id, outline }) => ({
    kind: 'area',
    id: `spacing ${id}`,
    role: 'forbidden',
    points: outlineAround(outline, GAP),
  }));
}
