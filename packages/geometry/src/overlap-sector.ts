import { closestOnOutline } from './closest-point.ts';
import { clipPolygon } from './half-plane.ts';
import { isInConvex, isInSector } from './is-inside.ts';
import { type Point, squareBetween } from './point.ts';
import { endEdges, endPlanes, sectorCorners, spansDirection } from './sector.ts';
import type { Sector } from './shape.ts';
import type { Millimetres } from './units.ts';

/**
 * Whether a convex outline, or a line of two points, has a point at least `depth` inside the sector. What the
 * end edges leave of it is connected, so its distances from the centre fill the stretch between the
 * nearest and the farthest.
 */
export function sectorOverlapsConvex(sector: Sector, outline: readonly Point[], depth: Millimetres): boolean {
  const least = sector.inner + depth;
  const most = sector.outer - depth;
  if (least > most) return false;
  const [afterStart, beforeEnd] = endPlanes(sector);
  const part = clipPolygon(outline, afterStart, depth);
  if (part.length === 0) return false;
  const rest = clipPolygon(part, beforeEnd, depth);
  if (rest.length === 0) return false;
  const { centre } = sector;
  if (!rest.some((point) => squareBetween(point, centre) >= least * least)) return false;
  if (isInConvex(centre, rest, 0)) return true;
  return squareBetween(closestOnOutline(rest, centre), centre) <= most * most;
}

/** The end edges close in by the depth at the middle of the sector's width. */
function shrinkSector(sector: Sector, depth: Millimetres): Sector {
  const slope = (2 * depth) / (sector.inner + sector.outer);
  const scale = 1 / Math.sqrt(1 + slope * slope);
  const { from, to } = sector;
  return {
    ...sector,
    inner: sector.inner + depth,
    outer: sector.outer - depth,
    from: { x: (from.x - from.y * slope) * scale, y: (from.y + from.x * slope) * scale },
    to: { x: (to.x + to.y * slope) * scale, y: (to.y - to.x * slope) * scale },
  };
}

/** Where two circles meet: no, one or two points. */
export function circlesMeet(a: Point, radiusA: number, b: Point, radiusB: number): readonly Point[] {
  const square = squareBetween(a, b);
  if (square === 0) return [];
  const along = (square + radiusA * radiusA - radiusB * radiusB) / (2 * square);
  const acrossSquare = (radiusA * radiusA) / square - along * along;
  if (acrossSquare < 0) return [];
  const across = Math.sqrt(acrossSquare);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const foot = { x: a.x + dx * along, y: a.y + dy * along };
  return [
    { x: foot.x - dy * across, y: foot.y + dx * across },
    { x: foot.x + dy * across, y: foot.y - dx * across },
  ];
}

function spansPoint(sector: Sector, point: Point): boolean {
  return spansDirection(sector, { x: point.x - sector.centre.x, y: point.y - sector.centre.y });
}

export function sectorsOverlap(a: Sector, b: Sector, depth: Millimetres): boolean {
  const small = shrinkSector(a, depth);
  if (small.inner > small.outer) return false;
  if (sectorCorners(small).some((corner) => isInSector(corner, b, 0))) return true;
  if (endEdges(small).some(({ start, end }) => sectorOverlapsConvex(b, [start, end], 0))) return true;
  if (endEdges(b).some(({ start, end }) => sectorOverlapsConvex(small, [start, end], 0))) return true;
  return [small.inner, small.outer].some((radiusA) =>
    [b.inner, b.outer].some((radiusB) =>
      circlesMeet(small.centre, radiusA, b.centre, radiusB).some(
        (point) => spansPoint(small, point) && spansPoint(b, point),
      ),
    ),
  );
}
