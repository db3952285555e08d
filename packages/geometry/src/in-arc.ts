import { type Arc, arcPlanes } from './arc.ts';
import type { Box } from './box.ts';
import { tidyPolygon } from './convex-parts.ts';
import { distanceSquared } from './distance.ts';
import { clipPolygon, insideBy } from './half-plane.ts';
import type { Point } from './point.ts';
import type { Pose } from './pose.ts';
import { convexPolygon, type Polygon, type Shape } from './shape.ts';
import { TOLERANCE } from './tolerance.ts';

function pointsInArc(pose: Pose, arc: Arc, outline: readonly Point[]): readonly Point[] {
  let left = outline;
  for (const plane of arcPlanes(pose, arc)) {
    if (left.length === 0) return left;
    left = clipPolygon(left, plane, -TOLERANCE);
  }
  return left;
}

/** What of a convex polygon lies in the arc: perhaps only a line or a point. */
export function clippedToArc(pose: Pose, arc: Arc, shape: Polygon): Polygon | undefined {
  if (arc.kind === 'all') return shape;
  const left = pointsInArc(pose, arc, shape.points);
  return left.length === 0 ? undefined : convexPolygon(tidyPolygon(left));
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

/** Whether any point of the shape is inside the arc or on its line. */
export function inArc(pose: Pose, arc: Arc, shape: Shape): boolean {
  if (arc.kind === 'all') return true;
  if (shape.kind === 'compound') return shape.parts.some((part) => inArc(pose, arc, part));
  if (shape.kind === 'polygon') {
    if (!shape.convex) return shape.parts.some((part) => inArc(pose, arc, part));
    const planes = arcPlanes(pose, arc);
    const isIn = (point: Point) => planes.every((plane) => insideBy(plane, point) >= -TOLERANCE);
    return shape.points.some(isIn) || pointsInArc(pose, arc, shape.points).length > 0;
  }
  const region = pointsInArc(pose, arc, cornersOf(shape.box));
  if (region.length === 0) return false;
  return distanceSquared(convexPolygon(tidyPolygon(region)), shape) <= TOLERANCE * TOLERANCE;
}
