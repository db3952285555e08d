import { bandCorners } from './band.ts';
import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import type { Point } from './point.ts';
import type { Band } from './shape.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

/** To an end edge of the band, for a point seen from its centre. */
function squareToEnd(band: Band, end: Point, dx: Millimetres, dy: Millimetres): SquareMillimetres {
  const along = Math.min(band.outer, Math.max(band.inner, dx * end.x + dy * end.y));
  const ex = dx - end.x * along;
  const ey = dy - end.y * along;
  return ex * ex + ey * ey;
}

function squareTo(band: Band, x: Millimetres, y: Millimetres): SquareMillimetres {
  const { centre, from, to, inner, outer } = band;
  const dx = x - centre.x;
  const dy = y - centre.y;
  if (from.x * dy - from.y * dx >= 0 && dx * to.y - dy * to.x >= 0) {
    const radius = Math.sqrt(dx * dx + dy * dy);
    const gap = Math.max(0, inner - radius, radius - outer);
    return gap * gap;
  }
  return Math.min(squareToEnd(band, from, dx, dy), squareToEnd(band, to, dx, dy));
}

/** 0 for a point of the band. */
export function bandDistanceSquaredToPoint(band: Band, point: Point): SquareMillimetres {
  return squareTo(band, point.x, point.y);
}

/**
 * To a convex outline that does not overlap the band: the shortest line ends at a corner of one of them, or
 * stands square on an edge and passes through the band's centre.
 */
export function bandDistanceSquaredToConvex(band: Band, outline: readonly Point[]): SquareMillimetres {
  const { centre } = band;
  let least = Number.POSITIVE_INFINITY;
  let start = outline[outline.length - 1] as Point;
  for (let i = 0; i < outline.length; i++) {
    const end = outline[i] as Point;
    least = Math.min(least, squareTo(band, end.x, end.y));
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const lengthSquared = dx * dx + dy * dy;
    const along = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    if (along > 0 && along < lengthSquared) {
      const share = along / lengthSquared;
      least = Math.min(least, squareTo(band, start.x + dx * share, start.y + dy * share));
    }
    start = end;
  }
  for (const corner of bandCorners(band)) {
    least = Math.min(least, convexDistanceSquaredToPoint(outline, corner));
  }
  return least;
}
