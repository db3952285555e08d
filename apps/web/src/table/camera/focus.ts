import type { Point } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';

/** What matters on the table now; null where one speaks of a focus means the whole table. */
export interface Focus {
  readonly pieces: readonly string[];
  /** Places that belong to it: the way of a mover, the line of a shot. */
  readonly points?: readonly Point[];
}

/** A part of the table in millimetres, y up. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The part of the table that a focus takes; null when nothing of it is there. */
export function extentOf(
  { pieces: wanted, points = [] }: Focus,
  pieces: readonly Pick<Piece, 'id' | 'pose' | 'reach'>[],
): Extent | null {
  const present = pieces.filter(({ id }) => wanted.includes(id));
  const corners = [
    ...points,
    ...present.flatMap(({ pose: { x, y }, reach }) => [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ]),
  ];
  if (corners.length === 0) return null;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
