import { endEdges, pointAt, spansDirection } from './band.ts';
import { isInBand, isInConvex } from './is-inside.ts';
import { type Point, squareBetween } from './point.ts';
import type { Band, Polygon } from './shape.ts';

export function closestOnSegment(start: Point, end: Point, point: Point): Point {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const along = (point.x - start.x) * dx + (point.y - start.y) * dy;
  const lengthSquared = dx * dx + dy * dy;
  if (along <= 0 || lengthSquared === 0) return start;
  if (along >= lengthSquared) return end;
  const share = along / lengthSquared;
  return { x: start.x + dx * share, y: start.y + dy * share };
}

/** The first of the nearest points of the outline. */
export function closestOnOutline(outline: readonly Point[], point: Point): Point {
  let best = outline[0] as Point;
  let bestSquare = Number.POSITIVE_INFINITY;
  let start = outline[outline.length - 1] as Point;
  for (const end of outline) {
    const candidate = closestOnSegment(start, end, point);
    const square = squareBetween(candidate, point);
    if (square < bestSquare) [best, bestSquare] = [candidate, square];
    start = end;
  }
  return best;
}

/** The point itself when it lies in the polygon. */
export function closestOnPolygon(polygon: Polygon, point: Point): Point {
  const parts = polygon.convex ? [polygon] : polygon.parts;
  if (parts.some((part) => isInConvex(point, part.points, 0))) return point;
  return closestOnOutline(polygon.points, point);
}

/** The point itself when it lies in the band. */
export function closestOnBand(band: Band, point: Point): Point {
  if (isInBand(point, band, 0)) return point;
  const candidates = endEdges(band).map(({ start, end }) => closestOnSegment(start, end, point));
  const away = { x: point.x - band.centre.x, y: point.y - band.centre.y };
  if (spansDirection(band, away)) {
    const length = Math.sqrt(away.x * away.x + away.y * away.y);
    const direction = length === 0 ? band.from : { x: away.x / length, y: away.y / length };
    // A point on an arc may lie on either side of it by rounding, so the nearer arc is taken.
    const radius = 2 * length < band.inner + band.outer ? band.inner : band.outer;
    candidates.push(pointAt(band.centre, direction, radius));
  }
  return nearestOf(candidates, point);
}

function nearestOf(candidates: readonly Point[], point: Point): Point {
  return candidates.reduce((best, candidate) =>
    squareBetween(candidate, point) < squareBetween(best, point) ? candidate : best,
  );
}
