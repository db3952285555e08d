import type { Point } from './point.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

/** The smallest upright rectangle around a shape. */
export interface Box {
  readonly minX: Millimetres;
  readonly minY: Millimetres;
  readonly maxX: Millimetres;
  readonly maxY: Millimetres;
}

export function boxAround(points: readonly Point[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

export function boxAroundBoxes(boxes: readonly Box[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    if (box.minX < minX) minX = box.minX;
    if (box.minY < minY) minY = box.minY;
    if (box.maxX > maxX) maxX = box.maxX;
    if (box.maxY > maxY) maxY = box.maxY;
  }
  return { minX, minY, maxX, maxY };
}

/** Whether the boxes share a region at least this deep; a necessary condition for their shapes to. */
export function boxesShare(a: Box, b: Box, depth: Millimetres): boolean {
  return (
    a.maxX - b.minX > depth && b.maxX - a.minX > depth && a.maxY - b.minY > depth && b.maxY - a.minY > depth
  );
}

/** Never more than the squared distance of the shapes in them. */
export function boxDistanceSquared(a: Box, b: Box): SquareMillimetres {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return dx * dx + dy * dy;
}
