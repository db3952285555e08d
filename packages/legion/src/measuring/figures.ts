import {
  type Cylinder,
  type Disc,
  disc,
  type Millimetres,
  NO_FLOOR,
  type PointAbove,
  roundSolid,
  type Solid,
} from '@sortie/geometry';
import { type BaseSize, baseMeasure, baseThicknessMeasure, type HeightFacts } from '../catalogue/index.ts';
import type { Stand } from '../model/index.ts';

/** A miniature where it stands, with what its card says of its base and height. */
export interface Figure {
  readonly id: string;
  readonly stand: Stand;
  readonly base: BaseSize;
  readonly height: HeightFacts;
}

/** Half the width of a base. Every base that is played with is round. lg.base.size.small */
export function radiusOf(base: BaseSize): Millimetres {
  return baseMeasure.value[base].width / 2;
}

export function isNotched(base: BaseSize): boolean {
  return baseMeasure.value[base].isNotched;
}

/** For contact and overlap a base is its full circle; the notch only takes the tool. */
export function baseOf({ stand, base }: Pick<Figure, 'stand' | 'base'>): Disc {
  return disc(stand, radiusOf(base));
}

/** The top of the miniature above the middle of its base. lg.line-of-sight.viewpoint */
export function viewpointOf({ stand, height }: Figure): PointAbove {
  return { x: stand.x, y: stand.y, z: stand.level + height.top };
}

function cylinder({ stand, base }: Figure, bottom: Millimetres, top: Millimetres): Cylinder {
  const { x, y, level } = stand;
  return { x, y, radius: radiusOf(base), bottom: level + bottom, top: level + top };
}

/** The miniature without the peg and base of one that is raised. lg.cover.check.pegged-bases */
export function bodyOf(figure: Figure): Cylinder {
  const { top, bottom = 0 } = figure.height;
  return cylinder(figure, bottom, top);
}

/** All that can be seen of a miniature; a peg is clear, its base counts. lg.line-of-sight.any-part */
export function visiblePartsOf(figure: Figure): readonly Cylinder[] {
  if (figure.height.bottom === undefined) return [bodyOf(figure)];
  return [bodyOf(figure), cylinder(figure, 0, baseThicknessMeasure.value)];
}

interface KeptSolid {
  readonly figure: Figure;
  readonly solid: Solid;
}

/** A miniature is looked past far more often than it moves. */
const kept = new WeakMap<Stand, KeptSolid>();

/** The room that a miniature takes; what is raised on a peg can be looked under. */
export function solidOfFigure(figure: Figure): Solid {
  const known = kept.get(figure.stand);
  if (known?.figure.base === figure.base && known.figure.height === figure.height) return known.solid;
  const { bottom, top } = bodyOf(figure);
  const floor = figure.height.bottom === undefined ? NO_FLOOR : bottom;
  const solid = roundSolid(figure.stand, radiusOf(figure.base), { floor, top });
  kept.set(figure.stand, { figure, solid });
  return solid;
}
