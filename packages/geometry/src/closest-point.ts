import { isInConvex, isInSector } from './is-inside.ts';
import { type Point, squareBetween } from './point.ts';
import { endEdges, pointAt, spansDirection } from './sector.ts';
import type { Polygon, Sector } from './shape.ts';

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

/** The point itself when it lies in the sector. */
export function closestOnSector(sector: Sector, point: Point): Point {
  if (isInSector(point, sector, 0)) return point;
  const candidates = endEdges(sector).map(({ start, end }) => closestOnSegment(start, end, point));
  const away = { x: point.x - sector.centre.x, y: point.y - sector.centre.y };
  if (spansDirection(sector, away)) {
    const length = Math.sqrt(away.x * away.x + away.y * away.y);
    const direction = length === 0 ? sector.from : { x: away.x / length, y: away.y / length };
    // A point on an arc may lie on either side of it by rounding, so the nearer arc is taken.
    const radius = 2 * length < sector.inner + sector.outer ? sector.inner : sector.outer;
    candidates.push(pointAt(sector.centre, direction, radius));
  }
  return nearestOf(candidates, point);
}

function nearestOf(candidates: readonly Point[], point: Point): Point {
  return candidates.reduce((best, candidate) =>
    squareBetween(candidate, point) < squareBetween(best, point) ? candidate : best,
  );
}
