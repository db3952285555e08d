import { bandCorners, pointAt, spansDirection } from './band.ts';
import { depth } from './depth.ts';
import { distanceSquaredToPoint } from './distance-to-point.ts';
import { nearest } from './nearest.ts';
import type { Point } from './point.ts';
import { type Band, disc, type Shape } from './shape.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

function distanceToPoint(a: Shape, point: Point): Millimetres {
  return Math.sqrt(distanceSquaredToPoint(a, point));
}

/** Negative inside the shape. */
function signedDistance(a: Shape, point: Point): Millimetres {
  const outside = distanceToPoint(a, point);
  return outside > 0 ? outside : 0 - depth(a, disc(point, 0));
}

/** The band's corners, and the point of its outer arc straight away from the shape. */
function farPoints(a: Shape, band: Band): readonly Point[] {
  const bulges = nearest(a, disc(band.centre, 0)).lines.flatMap(({ from, to }) => {
    const away = { x: to.start.x - from.start.x, y: to.start.y - from.start.y };
    const length = Math.sqrt(away.x * away.x + away.y * away.y);
    if (length === 0 || !spansDirection(band, away)) return [];
    return [pointAt(band.centre, { x: away.x / length, y: away.y / length }, band.outer)];
  });
  return [...bandCorners(band), ...bulges];
}

/**
 * The largest distance from a point of `b` to its nearest point of `a`, for a convex `a`: that distance is a
 * convex function, so it is largest at a corner of `b`.
 */
export function farthest(a: Shape, b: Shape): Millimetres {
  switch (b.kind) {
    case 'polygon':
      return b.points.reduce((most, point) => Math.max(most, distanceToPoint(a, point)), 0);
    case 'disc':
      return Math.max(0, signedDistance(a, b.centre) + b.radius);
    case 'band':
      return farPoints(a, b).reduce((most, point) => Math.max(most, distanceToPoint(a, point)), 0);
    case 'compound':
      return b.parts.reduce((most, part) => Math.max(most, farthest(a, part)), 0);
    default:
      return unreachable(b);
  }
}
