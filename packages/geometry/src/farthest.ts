import { distanceSquaredToPoint } from './distance-to-point.ts';
import type { Disc, Polygon, Shape } from './shape.ts';
import type { Millimetres } from './units.ts';

/**
 * The greatest distance of a point of the shape from one that is convex: away from a convex shape it is reached at a
 * corner, and on a disc opposite its nearest point.
 */
export function farthest(from: Shape, of: Polygon | Disc): Millimetres {
  if (of.kind === 'disc') return Math.sqrt(distanceSquaredToPoint(from, of.centre)) + of.radius;
  let most = 0;
  for (const point of of.points) most = Math.max(most, distanceSquaredToPoint(from, point));
  return Math.sqrt(most);
}
