import { type Arc, arcPlanes } from './arc.ts';
import { tidyPolygon } from './convex-parts.ts';
import { pointsInAll, reachesInto } from './half-plane-region.ts';
import type { Pose } from './pose.ts';
import { convexPolygon, type Polygon, type Shape } from './shape.ts';

/** What of a convex polygon lies in the arc: perhaps only a line or a point. */
export function clippedToArc(pose: Pose, arc: Arc, shape: Polygon): Polygon | undefined {
  if (arc.kind === 'all') return shape;
  const left = pointsInAll(arcPlanes(pose, arc), shape.points);
  return left.length === 0 ? undefined : convexPolygon(tidyPolygon(left));
}

/** Whether any point of the shape is inside the arc or on its line. */
export function inArc(pose: Pose, arc: Arc, shape: Shape): boolean {
  return arc.kind === 'all' || reachesInto(arcPlanes(pose, arc), shape);
}
