import { bandCorners, endEdges, endPlanes, spansDirection } from './band.ts';
import { closestOnOutline } from './closest-point.ts';
import { clipped } from './half-plane.ts';
import { isInBand, isInConvex } from './is-inside.ts';
import { type Point, squareBetween } from './point.ts';
import type { Band } from './shape.ts';
import type { Millimetres } from './units.ts';

/**
 * Whether a convex outline, or a line of two points, has a point at least `depth` inside the band. What the
 * end edges leave of it is connected, so its distances from the centre fill the stretch between the
 * nearest and the farthest.
 */
export function bandOverlapsConvex(band: Band, outline: readonly Point[], depth: Millimetres): boolean {
  const least = band.inner + depth;
  const most = band.outer - depth;
  if (least > most) return false;
  const [afterStart, beforeEnd] = endPlanes(band);
  const part = clipped(outline, afterStart, depth);
  if (part.length === 0) return false;
  const rest = clipped(part, beforeEnd, depth);
  if (rest.length === 0) return false;
  const { centre } = band;
  if (!rest.some((point) => squareBetween(point, centre) >= least * least)) return false;
  if (isInConvex(centre, rest, 0)) return true;
  return squareBetween(closestOnOutline(rest, centre), centre) <= most * most;
}

/** The end edges close in by the depth at the middle of the band's width. */
function shrunk(band: Band, depth: Millimetres): Band {
  const slope = (2 * depth) / (band.inner + band.outer);
  const scale = 1 / Math.sqrt(1 + slope * slope);
  const { from, to } = band;
  return {
    ...band,
    inner: band.inner + depth,
    outer: band.outer - depth,
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

function spansPoint(band: Band, point: Point): boolean {
  return spansDirection(band, { x: point.x - band.centre.x, y: point.y - band.centre.y });
}

export function bandsOverlap(a: Band, b: Band, depth: Millimetres): boolean {
  const small = shrunk(a, depth);
  if (small.inner > small.outer) return false;
  if (bandCorners(small).some((corner) => isInBand(corner, b, 0))) return true;
  if (endEdges(small).some(({ start, end }) => bandOverlapsConvex(b, [start, end], 0))) return true;
  if (endEdges(b).some(({ start, end }) => bandOverlapsConvex(small, [start, end], 0))) return true;
  return [small.inner, small.outer].some((radiusA) =>
    [b.inner, b.outer].some((radiusB) =>
      circlesMeet(small.centre, radiusA, b.centre, radiusB).some(
        (point) => spansPoint(small, point) && spansPoint(b, point),
      ),
    ),
  );
}
