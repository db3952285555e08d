import { insideBy } from './half-plane.ts';
import { type Point, squareBetween } from './point.ts';
import { endPlanes } from './sector.ts';
import type { Sector, Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

/** At least `depth` behind every edge; with a negative depth also that far outside. */
export function isInConvex(point: Point, outline: readonly Point[], depth: Millimetres): boolean {
  let start = outline[outline.length - 1] as Point;
  for (const end of outline) {
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const behind = dx * (point.y - start.y) - dy * (point.x - start.x);
    if (behind < depth * Math.sqrt(dx * dx + dy * dy)) return false;
    start = end;
  }
  return outline.length > 2;
}

export function isInSector(point: Point, sector: Sector, depth: Millimetres): boolean {
  const square = squareBetween(point, sector.centre);
  const least = sector.inner + depth;
  const most = sector.outer - depth;
  if (square < least * Math.max(0, least) || square > most * most) return false;
  return endPlanes(sector).every((plane) => insideBy(plane, point) >= depth);
}

/** In the shape by at least `depth`. */
export function isInsideBy(point: Point, shape: Shape, depth: Millimetres): boolean {
  const { box } = shape;
  if (point.x < box.minX + depth || point.x > box.maxX - depth) return false;
  if (point.y < box.minY + depth || point.y > box.maxY - depth) return false;
  switch (shape.kind) {
    case 'polygon':
      if (shape.convex) return isInConvex(point, shape.points, depth);
      return shape.parts.some((part) => isInsideBy(point, part, depth));
    case 'disc': {
      const reach = shape.radius - depth;
      return reach >= 0 && squareBetween(point, shape.centre) <= reach * reach;
    }
    case 'sector':
      return isInSector(point, shape, depth);
    case 'compound':
      return shape.parts.some((part) => isInsideBy(point, part, depth));
    default:
      return unreachable(shape);
  }
}

/** Inside the shape or on its edge. */
export function isInside(point: Point, shape: Shape): boolean {
  return isInsideBy(point, shape, -TOLERANCE);
}
