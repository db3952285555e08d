import type { Point } from '@sortie/geometry';
import { circle, type Mark, outlineOnTable } from '@sortie/scene';
import { arcMeasure, unitCard } from '../catalogue/index.ts';
import { isNotched, RANGE_LIMITS, radiusOf } from '../measuring/index.ts';
import type { Stand } from '../model/index.ts';
import type { PieceWords } from '../text/piece-words.ts';
import type { LegionView } from '../view/legion-view.ts';

/** What a unit reaches from where its leader stands: the bands of the ruler, and the firing arcs of a notched base. */
export function reachMarks({ units }: LegionView, id: string, words: PieceWords): readonly Mark[] {
  const unit = units.find((each) => each.id === id);
  const stand = unit?.miniatures.find((each) => each.id === unit.leader)?.stand;
  if (!unit || !stand) return [];
  const { base } = unitCard(unit.card);
  const radius = radiusOf(base);
  const bands = RANGE_LIMITS.map(
    (limit, index): Mark => ({
      kind: 'area',
      id: `range ${id} ${index + 1}`,
      role: `band-${index + 1}`,
      points: circle(radius + limit, stand, 72),
      label: words.range(index + 1),
    }),
  );
  return [...bands.reverse(), ...(isNotched(base) ? arcMarks(id, stand, words) : [])];
}

/** The lines between the firing arcs, and what lies between them. lg.firing-arc.front */
function arcMarks(id: string, stand: Stand, words: PieceWords): readonly Mark[] {
  const reach = RANGE_LIMITS.at(-1)!;
  const { arcs } = words.names;
  const heading: Readonly<Record<keyof typeof arcs, number>> = { front: 0, right: 90, rear: 180, left: 270 };
  const ahead = (turned: number, distance: number): readonly Point[] =>
    outlineOnTable({ x: stand.x, y: stand.y, heading: (stand.heading + turned) % 360 }, [
      { x: 0, y: 0 },
      { x: 0, y: distance },
    ]);
  const edges = [arcMeasure.value, 180 - arcMeasure.value, 180 + arcMeasure.value, 360 - arcMeasure.value];
  return [
    ...edges.map(
      (turned): Mark => ({
        kind: 'line',
        id: `arc ${id} ${turned}`,
        role: 'arc',
        points: ahead(turned, reach),
      }),
    ),
    ...(Object.keys(heading) as (keyof typeof arcs)[]).map(
      (arc): Mark => ({
        kind: 'line',
        id: `name ${id} ${arc}`,
        role: 'zone-name',
        points: ahead(heading[arc], reach / 2),
        label: arcs[arc],
      }),
    ),
  ];
}
