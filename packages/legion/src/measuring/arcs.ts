import { type Arc, inArc } from '@sortie/geometry';
import { arcMeasure } from '../catalogue/index.ts';
import { baseOf, type Figure } from './figures.ts';

/** lg.firing-arc.front, lg.firing-arc.rear, lg.firing-arc.sides */
export type FiringArc = 'front' | 'left' | 'right' | 'rear';

const half = arcMeasure.value;

const arcs: Readonly<Record<FiringArc, Arc>> = {
  front: { kind: 'wedge', offset: 0, halfAngle: half },
  right: { kind: 'wedge', offset: 90, halfAngle: 90 - half },
  rear: { kind: 'wedge', offset: 180, halfAngle: half },
  left: { kind: 'wedge', offset: 270, halfAngle: 90 - half },
};

/** Lines run out from the middle of the base; a base on a line is inside on both sides. lg.firing-arc.any-part */
export function isInFiringArc(of: Figure, arc: FiringArc, other: Figure): boolean {
  return inArc(of.stand, arcs[arc], baseOf(other));
}
