import type { Point } from '@sortie/geometry';
import { drawingOf, type XwingView } from '@sortie/xwing/view';
import { rangeBands } from '../../../table/range-bands.ts';
import type { Mark } from '../../../table/scene.ts';
import type { XwingSay } from '../text/xwing-say.ts';
import { withinArea } from './within-area.ts';

/** Beyond every corner of every table. */
const FAR = 20;

/** The arcs of a ship that is looked at, and the range bands around it where they may be shown. */
export function lookMarks(table: XwingView, id: string, measures: boolean, say: XwingSay): readonly Mark[] {
  const drawn = drawingOf(table).ships.find((ship) => ship.id === id);
  if (!drawn) return [];
  const bands = measures
    ? rangeBands(drawn.base, { id: 'range', label: (range) => say('rangeBand', { range }) })
    : [];
  const arcs = drawn.arcs.map(
    ({ kind, outline }): Mark => ({
      kind: 'area',
      id: `arc ${kind}`,
      role: kind === 'primary' ? 'arc' : 'arc-auxiliary',
      points: withinArea(unbounded(outline), table.options.area),
    }),
  );
  return [...bands, ...arcs];
}

/** An arc has no end; drawn as far as range 3 it would be a ruler. xw.arc.unbounded */
function unbounded([apex, ...rim]: readonly Point[]): readonly Point[] {
  const { x, y } = apex!;
  return [apex!, ...rim.map((point) => ({ x: x + (point.x - x) * FAR, y: y + (point.y - y) * FAR }))];
}
