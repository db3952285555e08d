import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import { rangeBands } from '@sortie/scene';
import { arcMarks, baseOutline } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import type { XwingSay } from '../text/xwing-say.ts';
import { withinArea } from './within-area.ts';

/** Beyond every corner of every table. */
const FAR = 20;
/** xw.geometry.ruler */
const RANGES = [100, 200, 300] as const;

/** The arcs of a ship that is looked at, and the range bands around it where they may be shown. */
export function lookMarks(table: XwingView, id: string, measures: boolean, say: XwingSay): readonly Mark[] {
  const ship = table.ships.find((each) => each.id === id);
  if (!ship?.pose || ship.gone !== null) return [];
  const bands = measures
    ? rangeBands(baseOutline(ship, ship.pose), {
        id: 'range',
        distances: RANGES,
        label: (range) => say('rangeBand', { range }),
      })
    : [];
  const arcs = arcMarks(table, id).map(
    (mark): Mark => ({ ...mark, points: withinArea(extendRim(mark.points), table.options.area) }),
  );
  return [...bands, ...arcs];
}

/** An arc has no end; drawn as far as range 3 it would be a ruler. xw.arc.unbounded */
function extendRim([apex, ...rim]: readonly Point[]): readonly Point[] {
  const { x, y } = apex!;
  return [apex!, ...rim.map((point) => ({ x: x + (point.x - x) * FAR, y: y + (point.y - y) * FAR }))];
}
