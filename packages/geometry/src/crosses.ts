import { type HalfPlane, innerSides, stretchInside } from './half-plane.ts';
import { isInsideBy } from './is-inside.ts';
import { type Point, pointAlong, type Segment, squareBetween } from './point.ts';
import { endPlanes } from './sector.ts';
import type { Sector, Shape } from './shape.ts';
import { joinStretches, type Stretch } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

/** All shares of a segment. */
const WHOLE: Stretch = { from: 0, to: 1 };

/** A line this near an edge runs along it. Less than the tolerance, so that passing a corner is no run. */
const ALONG_EDGE: Millimetres = TOLERANCE / 10;

function inHalfPlanes(segment: Segment, planes: readonly HalfPlane[]): Stretch | undefined {
  return planes.reduce<Stretch | undefined>(
    (within, plane) => within && stretchInside(segment, plane, -ALONG_EDGE, within),
    WHOLE,
  );
}

function inCircle(segment: Segment, centre: Point, radius: Millimetres): Stretch | undefined {
  const { start, end } = segment;
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const square = dx * dx + dy * dy;
  const towards = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
  const discriminant = towards * towards - square * (squareBetween(start, centre) - radius * radius);
  if (discriminant < 0 || square === 0) return undefined;
  const root = Math.sqrt(discriminant);
  const from = Math.max(0, (towards - root) / square);
  const to = Math.min(1, (towards + root) / square);
  return from <= to ? { from, to } : undefined;
}

function inSector(segment: Segment, sector: Sector): readonly Stretch[] {
  const outer = inCircle(segment, sector.centre, sector.outer + ALONG_EDGE);
  const wedge = inHalfPlanes(segment, endPlanes(sector));
  if (outer === undefined || wedge === undefined) return [];
  const from = Math.max(outer.from, wedge.from);
  const to = Math.min(outer.to, wedge.to);
  const hole = inCircle(segment, sector.centre, sector.inner - ALONG_EDGE);
  if (hole === undefined) return [{ from, to }];
  return [
    { from, to: Math.min(to, hole.from) },
    { from: Math.max(from, hole.to), to },
  ];
}

/** The shares of the segment in the shape or along its edge, some of them perhaps more than once. */
export function stretchesIn(segment: Segment, shape: Shape): readonly Stretch[] {
  switch (shape.kind) {
    case 'polygon':
      if (!shape.convex) return shape.parts.flatMap((part) => stretchesIn(segment, part));
      return [inHalfPlanes(segment, innerSides(shape.points)) ?? []].flat();
    case 'disc':
      return [inCircle(segment, shape.centre, shape.radius) ?? []].flat();
    case 'sector':
      return inSector(segment, shape);
    case 'compound':
      return shape.parts.flatMap((part) => stretchesIn(segment, part));
    default:
      return unreachable(shape);
  }
}

function longestRun(stretches: readonly Stretch[]): number {
  return joinStretches(stretches).reduce((longest, { from, to }) => Math.max(longest, to - from), 0);
}

/** Whether the segment runs through the shape or along its edge; meeting it at a point is not enough. */
export function crosses(segment: Segment, shape: Shape): boolean {
  const length = Math.sqrt(squareBetween(segment.start, segment.end));
  if (length <= TOLERANCE) return isInsideBy(pointAlong(segment, 0.5), shape, TOLERANCE);
  const { start, end } = segment;
  const { box } = shape;
  if (Math.max(start.x, end.x) < box.minX - ALONG_EDGE || Math.min(start.x, end.x) > box.maxX + ALONG_EDGE)
    return false;
  if (Math.max(start.y, end.y) < box.minY - ALONG_EDGE || Math.min(start.y, end.y) > box.maxY + ALONG_EDGE)
    return false;
  return longestRun(stretchesIn(segment, shape)) * length > TOLERANCE;
}
