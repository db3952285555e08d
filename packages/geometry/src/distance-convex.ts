import type { Point } from './point.ts';
import type { SquareMillimetres } from './units.ts';

/**
 * The least squared distance from the points of `b` to the edges of `a` they lie before. Negative when no
 * edge of `a` has all of `b` outside, as a second result without an object.
 */
function towardsEdges(a: readonly Point[], b: readonly Point[]): SquareMillimetres {
  let least = Number.POSITIVE_INFINITY;
  let apart = false;
  let start = a[a.length - 1] as Point;
  for (let i = 0; i < a.length; i++) {
    const end = a[i] as Point;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const lengthSquared = dx * dx + dy * dy;
    let outside = true;
    for (let j = 0; j < b.length; j++) {
      const point = b[j] as Point;
      const px = point.x - start.x;
      const py = point.y - start.y;
      const beyond = px * dy - py * dx;
      const along = px * dx + py * dy;
      if (beyond <= 0) outside = false;
      if (along <= 0) {
        const square = px * px + py * py;
        if (square < least) least = square;
      } else if (beyond > 0 && along < lengthSquared) {
        const square = (beyond * beyond) / lengthSquared;
        if (square < least) least = square;
      }
    }
    if (outside) apart = true;
    start = end;
  }
  return apart ? least : -least;
}

/** Of two convex outlines with area; 0 when they share a point. */
export function convexDistanceSquared(a: readonly Point[], b: readonly Point[]): SquareMillimetres {
  const fromA = towardsEdges(a, b);
  const fromB = towardsEdges(b, a);
  if (fromA < 0 && fromB < 0) return 0;
  return Math.min(Math.abs(fromA), Math.abs(fromB));
}

/** From a point to a convex outline; 0 inside. */
export function convexDistanceSquaredToPoint(outline: readonly Point[], to: Point): SquareMillimetres {
  let least = Number.POSITIVE_INFINITY;
  let inside = outline.length > 2;
  let start = outline[outline.length - 1] as Point;
  for (let i = 0; i < outline.length; i++) {
    const end = outline[i] as Point;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const px = to.x - start.x;
    const py = to.y - start.y;
    const lengthSquared = dx * dx + dy * dy;
    const beyond = px * dy - py * dx;
    const along = px * dx + py * dy;
    if (beyond > 0) inside = false;
    const square =
      along > 0 && along < lengthSquared
        ? (beyond * beyond) / lengthSquared
        : along > 0
          ? least
          : px * px + py * py;
    if (square < least) least = square;
    start = end;
  }
  return inside ? 0 : least;
}
