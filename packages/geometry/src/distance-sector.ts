import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import type { Point } from './point.ts';
import { sectorCorners } from './sector.ts';
import type { Sector } from './shape.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

/** To an end edge of the sector, for a point seen from its centre. */
function squareToEnd(sector: Sector, end: Point, dx: Millimetres, dy: Millimetres): SquareMillimetres {
  const along = Math.min(sector.outer, Math.max(sector.inner, dx * end.x + dy * end.y));
  const ex = dx - end.x * along;
  const ey = dy - end.y * along;
  return ex * ex + ey * ey;
}

function squareTo(sector: Sector, x: Millimetres, y: Millimetres): SquareMillimetres {
  const { centre, from, to, inner, outer } = sector;
  const dx = x - centre.x;
  const dy = y - centre.y;
  if (from.x * dy - from.y * dx >= 0 && dx * to.y - dy * to.x >= 0) {
    const radius = Math.sqrt(dx * dx + dy * dy);
    const gap = Math.max(0, inner - radius, radius - outer);
    return gap * gap;
  }
  return Math.min(squareToEnd(sector, from, dx, dy), squareToEnd(sector, to, dx, dy));
}

/** 0 for a point of the sector. */
export function sectorDistanceSquaredToPoint(sector: Sector, point: Point): SquareMillimetres {
  return squareTo(sector, point.x, point.y);
}

/**
 * To a convex outline that does not overlap the sector: the shortest line ends at a corner of one of them, or
 * stands square on an edge and passes through the sector's centre.
 */
export function sectorDistanceSquaredToConvex(sector: Sector, outline: readonly Point[]): SquareMillimetres {
  const { centre } = sector;
  let least = Number.POSITIVE_INFINITY;
  let start = outline[outline.length - 1] as Point;
  for (let i = 0; i < outline.length; i++) {
    const end = outline[i] as Point;
    least = Math.min(least, squareTo(sector, end.x, end.y));
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const lengthSquared = dx * dx + dy * dy;
    const along = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
    if (along > 0 && along < lengthSquared) {
      const share = along / lengthSquared;
      least = Math.min(least, squareTo(sector, start.x + dx * share, start.y + dy * share));
    }
    start = end;
  }
  for (const corner of sectorCorners(sector)) {
    least = Math.min(least, convexDistanceSquaredToPoint(outline, corner));
  }
  return least;
}
