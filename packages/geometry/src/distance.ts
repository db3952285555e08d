import { boxDistanceSquared } from './box.ts';
import { type Pairs, pairsOfSectors } from './closest-pairs.ts';
import { convexDistanceSquared, convexDistanceSquaredToPoint } from './distance-convex.ts';
import { sectorDistanceSquaredToConvex } from './distance-sector.ts';
import { distanceSquaredToPoint } from './distance-to-point.ts';
import { sectorOverlapsConvex, sectorsOverlap } from './overlap-sector.ts';
import { type Point, squareBetween } from './point.ts';
import type { Disc, Polygon, Sector, Shape } from './shape.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

function leastOfParts(parts: readonly Shape[], other: Shape): SquareMillimetres {
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (boxDistanceSquared(part.box, other.box) < least)
      least = Math.min(least, distanceSquared(part, other));
  }
  return least;
}

function shortest(pairs: Pairs): SquareMillimetres {
  return pairs.reduce(
    (least, { start, end }) => Math.min(least, squareBetween(start, end)),
    Number.POSITIVE_INFINITY,
  );
}

/** Lines and points have no outside that an edge could show, so they are walked end by end. */
function thinDistanceSquared(thin: readonly Point[], other: readonly Point[]): SquareMillimetres {
  const [start, end] = [thin[0] as Point, thin[thin.length - 1] as Point];
  let least = convexDistanceSquaredToPoint(other, start);
  if (thin.length === 1) return least;
  least = Math.min(least, convexDistanceSquaredToPoint(other, end));
  let previous = other[other.length - 1] as Point;
  for (const point of other) {
    if (linesCross(start, end, previous, point)) return 0;
    least = Math.min(least, convexDistanceSquaredToPoint(thin, point));
    previous = point;
  }
  return least;
}

function linesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function leastBetweenCorners(a: readonly Point[], b: readonly Point[]): SquareMillimetres {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i++) {
    const { x, y } = a[i] as Point;
    for (let j = 0; j < b.length; j++) {
      const other = b[j] as Point;
      const square = (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y);
      if (square < least) least = square;
    }
  }
  return least;
}

/** Part by part, leaving out parts whose boxes are farther apart than the least found. */
function concaveDistanceSquared(a: Polygon, b: Polygon): SquareMillimetres {
  const partsOfA = a.convex ? [a] : a.parts;
  const partsOfB = b.convex ? [b] : b.parts;
  let least = leastBetweenCorners(a.points, b.points);
  for (const one of partsOfA) {
    if (boxDistanceSquared(one.box, b.box) >= least) continue;
    for (const other of partsOfB) {
      if (boxDistanceSquared(one.box, other.box) >= least) continue;
      least = Math.min(least, polygonDistanceSquared(one, other));
      if (least === 0) return 0;
    }
  }
  return least;
}

function polygonDistanceSquared(a: Polygon, b: Polygon): SquareMillimetres {
  if (!a.convex || !b.convex) return concaveDistanceSquared(a, b);
  if (a.points.length < 3) return thinDistanceSquared(a.points, b.points);
  if (b.points.length < 3) return thinDistanceSquared(b.points, a.points);
  return convexDistanceSquared(a.points, b.points);
}

function discDistanceSquared(disc: Disc, other: Polygon | Disc | Sector): SquareMillimetres {
  const gap = Math.max(0, Math.sqrt(distanceSquaredToPoint(other, disc.centre)) - disc.radius);
  return gap * gap;
}

function sectorDistanceSquared(sector: Sector, other: Polygon | Sector): SquareMillimetres {
  switch (other.kind) {
    case 'polygon':
      if (!other.convex) return leastOfParts(other.parts, sector);
      if (sectorOverlapsConvex(sector, other.points, 0)) return 0;
      return sectorDistanceSquaredToConvex(sector, other.points);
    case 'sector':
      return sectorsOverlap(sector, other, 0) ? 0 : shortest(pairsOfSectors(sector, other));
    default:
      return unreachable(other);
  }
}

/** The square of the shortest distance; 0 when the shapes share a point. */
export function distanceSquared(a: Shape, b: Shape): SquareMillimetres {
  if (a.kind === 'polygon' && b.kind === 'polygon') return polygonDistanceSquared(a, b);
  if (a.kind === 'compound') return leastOfParts(a.parts, b);
  if (b.kind === 'compound') return leastOfParts(b.parts, a);
  if (a.kind === 'disc') return discDistanceSquared(a, b);
  if (b.kind === 'disc') return discDistanceSquared(b, a);
  if (a.kind === 'sector') return sectorDistanceSquared(a, b);
  if (b.kind === 'sector') return sectorDistanceSquared(b, a);
  return polygonDistanceSquared(a, b);
}

export function distance(a: Shape, b: Shape): Millimetres {
  return Math.sqrt(distanceSquared(a, b));
}
