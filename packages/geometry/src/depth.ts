import { boxesShare } from './box.ts';
import { convexDistanceSquaredToPoint } from './distance-convex.ts';
import { convexDepth } from './overlap-convex.ts';
import { overlapsBy } from './overlaps.ts';
import { type Point, squareBetween } from './point.ts';
import type { Disc, Polygon, Shape } from './shape.ts';
import type { Millimetres } from './units.ts';

function deepestOfParts(parts: readonly Shape[], other: Shape): Millimetres {
  return parts.reduce((deepest, part) => Math.max(deepest, depth(part, other)), 0);
}

/** How far behind the nearest edge a point lies; negative outside. */
function depthInConvex(outline: readonly Point[], point: Point): Millimetres {
  const outside = convexDistanceSquaredToPoint(outline, point);
  if (outside > 0) return -Math.sqrt(outside);
  let least = Number.POSITIVE_INFINITY;
  let start = outline[outline.length - 1] as Point;
  for (const end of outline) {
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const behind = dx * (point.y - start.y) - dy * (point.x - start.x);
    least = Math.min(least, behind / Math.sqrt(dx * dx + dy * dy));
    start = end;
  }
  return least;
}

function discDepth(disc: Disc, other: Polygon | Disc): Millimetres {
  if (other.kind === 'disc') {
    return disc.radius + other.radius - Math.sqrt(squareBetween(disc.centre, other.centre));
  }
  if (!other.convex) return deepestOfParts(other.parts, disc);
  return disc.radius + depthInConvex(other.points, disc.centre);
}

/** A sector only answers whether it is deeper than a depth, so halved depths are tried until one is reached. */
function depthByTrial(a: Shape, b: Shape): Millimetres {
  for (let trial = 64; trial > 1e-4; trial /= 2) if (overlapsBy(a, b, trial)) return trial;
  return 0;
}

/**
 * A lower bound of how far one of the shapes must be shifted to clear the other; 0 when it is clear. Moving
 * no point of a shape by more than d lowers it by no more than d.
 */
export function depth(a: Shape, b: Shape): Millimetres {
  if (!boxesShare(a.box, b.box, 0)) return 0;
  if (a.kind === 'compound') return deepestOfParts(a.parts, b);
  if (b.kind === 'compound') return deepestOfParts(b.parts, a);
  if (a.kind === 'sector' || b.kind === 'sector') return depthByTrial(a, b);
  if (a.kind === 'disc') return Math.max(0, discDepth(a, b));
  if (b.kind === 'disc') return Math.max(0, discDepth(b, a));
  if (!a.convex) return deepestOfParts(a.parts, b);
  if (!b.convex) return deepestOfParts(b.parts, a);
  return Math.max(0, convexDepth(a.points, b.points));
}
