import type { Point } from '@sortie/geometry';

/** A rectangle along the edges of the table. */
export function box(left: number, bottom: number, right: number, top: number): readonly Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}
