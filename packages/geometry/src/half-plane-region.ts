import type { Box } from './box.ts';
import { tidyPolygon } from './convex-parts.ts';
import { distanceSquared } from './distance.ts';
import { clipPolygon, type HalfPlane, insideBy } from './half-plane.ts';
import type { Point } from './point.ts';
import { convexPolygon, type Disc, type Polygon, type Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';

/** What of a convex outline lies in all the half planes or on their lines. */
export function pointsInAll(planes: readonly HalfPlane[], outline: readonly Point[]): readonly Point[] {
  let left = outline;
  for (const plane of planes) {
    if (left.length === 0) return left;
    left = clipPolygon(left, plane, -TOLERANCE);
  }
  return left;
}

/** Whether any point of the shape lies in all the half planes or on their lines. */
export function reachesInto(planes: readonly HalfPlane[], shape: Shape): boolean {
  switch (shape.kind) {
    case 'polygon':
      return polygonReachesInto(planes, shape);
    case 'disc':
      return discReachesInto(planes, shape);
    case 'compound':
      return shape.parts.some((part) => reachesInto(planes, part));
    case 'sector':
      return meetsRegion(planes, shape);
  }
}

function polygonReachesInto(planes: readonly HalfPlane[], shape: Polygon): boolean {
  if (!shape.convex) return shape.parts.some((part) => polygonReachesInto(planes, part));
  for (const plane of planes) if (isOutside(plane, shape.points)) return false;
  for (const point of shape.points) if (isInAll(planes, point, -TOLERANCE)) return true;
  return pointsInAll(planes, shape.points).length > 0;
}

function isOutside(plane: HalfPlane, points: readonly Point[]): boolean {
  for (const point of points) if (insideBy(plane, point) >= -TOLERANCE) return false;
  return true;
}

function isInAll(planes: readonly HalfPlane[], point: Point, depth: number): boolean {
  for (const plane of planes) if (insideBy(plane, point) < depth) return false;
  return true;
}

function discReachesInto(planes: readonly HalfPlane[], shape: Disc): boolean {
  if (isInAll(planes, shape.centre, -TOLERANCE)) return true;
  if (!isInAll(planes, shape.centre, -shape.radius - 2 * TOLERANCE)) return false;
  return meetsRegion(planes, shape);
}

function cornersOf(box: Box): readonly Point[] {
  const { minX, minY, maxX, maxY } = box;
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

function meetsRegion(planes: readonly HalfPlane[], shape: Shape): boolean {
  const region = pointsInAll(planes, cornersOf(shape.box));
  if (region.length === 0) return false;
  return distanceSquared(convexPolygon(tidyPolygon(region)), shape) <= TOLERANCE * TOLERANCE;
}
