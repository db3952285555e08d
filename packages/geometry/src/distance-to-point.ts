import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import { sectorDistanceSquaredToPoint } from './distance-sector.ts';
import { type Point, squareBetween } from './point.ts';
import type { Shape } from './shape.ts';
import type { SquareMillimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

function leastOfParts(parts: readonly Shape[], point: Point): SquareMillimetres {
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) least = Math.min(least, distanceSquaredToPoint(part, point));
  return least;
}

/** 0 for a point of the shape. */
export function distanceSquaredToPoint(shape: Shape, point: Point): SquareMillimetres {
  switch (shape.kind) {
    case 'polygon':
      if (shape.convex) return convexDistanceSquaredToPoint(shape.points, point);
      return leastOfParts(shape.parts, point);
    case 'disc': {
      const gap = Math.max(0, Math.sqrt(squareBetween(shape.centre, point)) - shape.radius);
      return gap * gap;
    }
    case 'sector':
      return sectorDistanceSquaredToPoint(shape, point);
    case 'compound':
      return leastOfParts(shape.parts, point);
    default:
      return unreachable(shape);
  }
}
