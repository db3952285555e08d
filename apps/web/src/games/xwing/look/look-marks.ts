import { drawingOf, type XwingView } from '@sortie/xwing';
import { rangeBands } from '../../../table/range-bands.ts';
import type { Mark } from '../../../table/scene.ts';
import type { XwingSay } from '../text/xwing-say.ts';

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
      points: outline,
    }),
  );
  return [...bands, ...arcs];
}
