import { unitCard } from '@sortie/legion/catalogue';
import { RANGE_LIMITS, radiusOf } from '@sortie/legion/measuring';
import type { PieceWords } from '@sortie/legion/text';
import type { UnitView } from '@sortie/legion/view';
import { circle, type Mark } from '@sortie/scene';
import type { Formation } from './formation.ts';

/** The bands of the ruler around the leader, the widest first. */
export function rangeMarks(unit: UnitView, { leader }: Formation, words: PieceWords): readonly Mark[] {
  const radius = radiusOf(unitCard(unit.card).base);
  return RANGE_LIMITS.map(
    (limit, index): Mark => ({
      kind: 'area',
      id: `measured ${index + 1}`,
      role: `band-${index + 1}`,
      points: circle(radius + limit, leader, 72),
      label: words.range(index + 1),
    }),
  ).reverse();
}
