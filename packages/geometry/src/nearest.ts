import { type Pairs, pairsOfSectors, pairsToSector } from './closest-pairs.ts';
import { closestOnSector } from './closest-point.ts';
import { distanceSquared } from './distance.ts';
import { overlaps } from './overlaps.ts';
import { type Point, squareBetween } from './point.ts';
import { convexPolygon, type Disc, type Polygon, type Sector, type Shape } from './shape.ts';
import { dropRepeats, reverseSpan, type Span, singleLine, spansOfOutlines, trimSpan } from './span.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres, SquareMillimetres } from './units.ts';

export interface Nearest {
  readonly distanceSquared: SquareMillimetres;
  /** Every shortest line from the first shape to the second; none when they overlap. */
  readonly lines: readonly Span[];
}

type Simple = Polygon | Disc | Sector;

function simpleParts(shape: Shape): readonly Simple[] {
  return shape.kind === 'compound' ? shape.parts.flatMap(simpleParts) : [shape];
}

function upTo(pairs: Pairs, limit: Millimetres): readonly Span[] {
  return pairs
    .filter(({ start, end }) => squareBetween(start, end) <= limit * limit)
    .map(({ start, end }) => singleLine(start, end));
}

function pointShape(point: Point): Polygon {
  return convexPolygon([point]);
}

function spansToSector(a: Polygon, sector: Sector, limit: Millimetres): readonly Span[] {
  if (a.points.length === 1) {
    const point = a.points[0] as Point;
    return upTo([{ start: point, end: closestOnSector(sector, point) }], limit);
  }
  const parts = a.convex ? [a] : a.parts;
  return upTo(
    parts.flatMap((part) => pairsToSector(part, sector)),
    limit,
  );
}

/** The lines no longer than the limit; a disc is its centre with the lines cut short by the radius. */
function spansBetween(a: Simple, b: Simple, limit: Millimetres): readonly Span[] {
  if (a.kind === 'disc') {
    const spans = spansBetween(pointShape(a.centre), b, limit + a.radius);
    return spans.map((span) => trimSpan(span, a.radius));
  }
  if (b.kind === 'disc') return spansBetween(b, a, limit).map(reverseSpan);
  if (a.kind === 'polygon') {
    return b.kind === 'polygon' ? spansOfOutlines(a.points, b.points, limit) : spansToSector(a, b, limit);
  }
  return b.kind === 'polygon'
    ? spansToSector(b, a, limit).map(reverseSpan)
    : upTo(pairsOfSectors(a, b), limit);
}

/** All shortest lines between two shapes: lines equal to the tolerance are equally short. */
export function nearest(a: Shape, b: Shape): Nearest {
  const least = distanceSquared(a, b);
  if (overlaps(a, b)) return { distanceSquared: least, lines: [] };
  const limit = Math.sqrt(least) + TOLERANCE;
  const spans = simpleParts(a).flatMap((part) =>
    simpleParts(b).flatMap((other) => spansBetween(part, other, limit)),
  );
  return { distanceSquared: least, lines: dropRepeats(spans) };
}
