import { edgesOf, type Point, type Segment, squareBetween } from './point.ts';
import type { Stretch } from './stretch.ts';
import type { Millimetres } from './units.ts';

/** The points with normal . point at least `offset`; the normal is a unit vector into it. */
export interface HalfPlane {
  readonly normal: Point;
  readonly offset: Millimetres;
}

/** How far inside the point lies; negative outside. */
export function insideBy(plane: HalfPlane, point: Point): Millimetres {
  return plane.normal.x * point.x + plane.normal.y * point.y - plane.offset;
}

/** What of a convex outline, a line or a point lies at least `depth` inside the half plane. */
export function clipPolygon(
  points: readonly Point[],
  plane: HalfPlane,
  depth: Millimetres,
): readonly Point[] {
  const kept: Point[] = [];
  let previous = points[points.length - 1] as Point;
  for (const point of points) {
    const before = insideBy(plane, previous) - depth;
    const here = insideBy(plane, point) - depth;
    if (before >= 0 !== here >= 0) {
      const share = before / (before - here);
      kept.push({
        x: previous.x + (point.x - previous.x) * share,
        y: previous.y + (point.y - previous.y) * share,
      });
    }
    if (here >= 0) kept.push(point);
    previous = point;
  }
  return kept;
}

/** What lies on or to the left of the line, looking from its start to its end. */
export function leftOf(start: Point, end: Point): HalfPlane {
  const length = Math.sqrt(squareBetween(start, end));
  const normal = { x: (start.y - end.y) / length, y: (end.x - start.x) / length };
  return { normal, offset: normal.x * start.x + normal.y * start.y };
}

/** The inner side of each edge of a convex outline. */
export function innerSides(outline: readonly Point[]): readonly HalfPlane[] {
  return edgesOf(outline).map(({ start, end }) => leftOf(start, end));
}

/** What of a stretch of a segment lies at least `depth` inside the half plane. */
export function stretchInside(
  segment: Segment,
  plane: HalfPlane,
  depth: Millimetres,
  within: Stretch,
): Stretch | undefined {
  const atStart = insideBy(plane, segment.start) - depth;
  const atEnd = insideBy(plane, segment.end) - depth;
  if (atStart < 0 && atEnd < 0) return undefined;
  if (atStart >= 0 && atEnd >= 0) return within;
  const share = atStart / (atStart - atEnd);
  const from = atStart < 0 ? Math.max(within.from, share) : within.from;
  const to = atEnd < 0 ? Math.min(within.to, share) : within.to;
  return from <= to ? { from, to } : undefined;
}
