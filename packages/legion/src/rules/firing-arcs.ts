import { type Arc, type Degrees, inArc } from '@sortie/geometry';
import { arcMeasure } from '../catalogue/index.ts';
import { baseOf, type Figure } from '../measuring/index.ts';

export type FiringArc = 'front' | 'rear' | 'sides';

/** Between two lines from the middle of the base outward without end. lg.firing-arc.definition, lg.firing-arc.lines, lg.firing-arc.projection */
function wedge(offset: Degrees, halfAngle: Degrees): Arc {
  return { kind: 'wedge', offset, halfAngle };
}

const HALF = arcMeasure.value;

/** lg.firing-arc.front, lg.firing-arc.rear, lg.firing-arc.sides */
const wedges: Readonly<Record<FiringArc, readonly Arc[]>> = {
  front: [wedge(0, HALF)],
  rear: [wedge(180, HALF)],
  sides: [wedge(90, 90 - HALF), wedge(-90, 90 - HALF)],
};

/** Whether any part of a base is inside the arc of a miniature; one base may be in several. lg.firing-arc.any-part */
export function isInFiringArc(
  { stand }: Figure,
  arc: FiringArc,
  other: Pick<Figure, 'stand' | 'base'>,
): boolean {
  return wedges[arc].some((each) => inArc(stand, each, baseOf(other)));
}
