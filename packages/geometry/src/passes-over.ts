import type { Box } from './box.ts';
import { stretchesIn } from './crosses.ts';
import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import { leftOf, stretchInside } from './half-plane.ts';
import { isInsideBy } from './is-inside.ts';
import { edgesOf, type Point, type Segment, squareBetween } from './point.ts';
import type { Polygon } from './shape.ts';
import { findUncovered, joinStretches, type Stretch } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';

/**
 * Whether a point of the segment, which may be a single point, lies inside the polygon and off its edges. Touching
 * the polygon or running along its edge is not passing over it.
 */
export function passesOver(segment: Segment, shape: Polygon): boolean {
  const { start, end } = segment;
  if (missesBox(start, end, shape.box)) return false;
  if (shape.convex) return passesOverConvex(start, end, shape.points);
  const length = Math.sqrt(squareBetween(start, end));
  if (length <= TOLERANCE) return isPointOver(start, shape);
  const alongEdges = edgesOf(shape.points).flatMap((edge) => stretchAlong(segment, edge) ?? []);
  return joinStretches(stretchesIn(segment, shape)).some((run) =>
    findUncovered(run, alongEdges).some(({ from, to }) => (to - from) * length > TOLERANCE),
  );
}

/** The box lies all on one side of the segment, extended, or beyond one of its ends. */
function missesBox(start: Point, end: Point, { minX, minY, maxX, maxY }: Box): boolean {
  if ((start.x < minX && end.x < minX) || (start.x > maxX && end.x > maxX)) return true;
  if ((start.y < minY && end.y < minY) || (start.y > maxY && end.y > maxY)) return true;
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const aside = dx * (minY + maxY - 2 * start.y) - dy * (minX + maxX - 2 * start.x);
  return Math.abs(aside) > Math.abs(dx) * (maxY - minY) + Math.abs(dy) * (maxX - minX);
}

function passesOverConvex(start: Point, end: Point, outline: readonly Point[]): boolean {
  let from = 0;
  let to = 1;
  let corner = outline[outline.length - 1] as Point;
  for (let index = 0; index < outline.length; index++) {
    const next = outline[index] as Point;
    const dx = next.x - corner.x;
    const dy = next.y - corner.y;
    const needed = TOLERANCE * Math.sqrt(dx * dx + dy * dy);
    const atStart = dx * (start.y - corner.y) - dy * (start.x - corner.x) - needed;
    const atEnd = dx * (end.y - corner.y) - dy * (end.x - corner.x) - needed;
    if (atStart <= 0 && atEnd <= 0) return false;
    if (atStart < 0) from = Math.max(from, atStart / (atStart - atEnd));
    else if (atEnd < 0) to = Math.min(to, atStart / (atStart - atEnd));
    if (from > to) return false;
    corner = next;
  }
  return outline.length > 2;
}

function isPointOver(point: Point, shape: Polygon): boolean {
  if (!isInsideBy(point, shape, -TOLERANCE)) return false;
  return edgesOf(shape.points).every(
    ({ start, end }) => convexDistanceSquaredToPoint([start, end], point) > TOLERANCE * TOLERANCE,
  );
}

/** The shares of the segment that run along the edge. */
function stretchAlong(segment: Segment, { start, end }: Segment): Stretch | undefined {
  const along = leftOf(start, end);
  const across = { x: along.normal.y, y: -along.normal.x };
  const offset = across.x * start.x + across.y * start.y;
  const length = Math.sqrt(squareBetween(start, end));
  const planes = [
    along,
    { normal: { x: -along.normal.x, y: -along.normal.y }, offset: -along.offset },
    { normal: across, offset },
    { normal: { x: -across.x, y: -across.y }, offset: -offset - length },
  ];
  return planes.reduce<Stretch | undefined>(
    (within, plane) => within && stretchInside(segment, plane, -TOLERANCE, within),
    { from: 0, to: 1 },
  );
}
