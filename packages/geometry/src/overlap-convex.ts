import type { Point } from './point.ts';
import type { Millimetres } from './units.ts';

/** Whether every edge of `a` has a point of `b` more than `depth` behind it. */
function sinksBehindEveryEdge(a: readonly Point[], b: readonly Point[], depth: Millimetres): boolean {
  const depthSquared = depth * depth;
  let start = a[a.length - 1] as Point;
  for (let i = 0; i < a.length; i++) {
    const end = a[i] as Point;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const needed = depthSquared * (dx * dx + dy * dy);
    let sinks = false;
    for (let j = 0; j < b.length; j++) {
      const point = b[j] as Point;
      const behind = dx * (point.y - start.y) - dy * (point.x - start.x);
      if (behind > 0 && behind * behind > needed) {
        sinks = true;
        break;
      }
    }
    if (!sinks) return false;
    start = end;
  }
  return true;
}

/** Convex outlines overlap deeper than `depth` when no edge of either separates them by that much less. */
export function convexOverlaps(a: readonly Point[], b: readonly Point[], depth: Millimetres): boolean {
  return sinksBehindEveryEdge(a, b, depth) && sinksBehindEveryEdge(b, a, depth);
}

function leastDepthBehindEdges(a: readonly Point[], b: readonly Point[]): Millimetres {
  let least = Number.POSITIVE_INFINITY;
  let start = a[a.length - 1] as Point;
  for (const end of a) {
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    let deepest = Number.NEGATIVE_INFINITY;
    for (const point of b) {
      deepest = Math.max(deepest, dx * (point.y - start.y) - dy * (point.x - start.x));
    }
    least = Math.min(least, deepest / Math.sqrt(dx * dx + dy * dy));
    start = end;
  }
  return least;
}

/** How far one convex outline must be shifted to clear the other; not above 0 when it is clear. */
export function convexDepth(a: readonly Point[], b: readonly Point[]): Millimetres {
  return Math.min(leastDepthBehindEdges(a, b), leastDepthBehindEdges(b, a));
}
