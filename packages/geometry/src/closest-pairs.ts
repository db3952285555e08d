import { bandCorners, endEdges, pointAt } from './band.ts';
import { closestOnBand, closestOnPolygon, closestOnSegment } from './closest-point.ts';
import { edgesOf, type Point, type Segment, squareBetween } from './point.ts';
import { type Band, convexPolygon, type Polygon } from './shape.ts';

/** Lines from one shape to another, the shortest among them. */
export type Pairs = readonly Segment[];

function reversed(pairs: Pairs): Pairs {
  return pairs.map(({ start, end }) => ({ start: end, end: start }));
}

/**
 * From a convex polygon to a band that it does not overlap: the shortest line ends at a corner of one of
 * them, or stands square on an edge and passes through the band's centre.
 */
export function pairsToBand(polygon: Polygon, band: Band): Pairs {
  const fromPolygon = [
    ...polygon.points,
    ...edgesOf(polygon.points).map(({ start, end }) => closestOnSegment(start, end, band.centre)),
  ].map((start) => ({ start, end: closestOnBand(band, start) }));
  const fromCorners = bandCorners(band).map((end) => ({ start: closestOnPolygon(polygon, end), end }));
  return [...fromPolygon, ...fromCorners];
}

function unitBetween(a: Point, b: Point): Point | undefined {
  const length = Math.sqrt(squareBetween(a, b));
  return length === 0 ? undefined : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Points of the arcs on the line through both centres. */
function pairsOfArcs(a: Band, b: Band): Pairs {
  const towards = unitBetween(a.centre, b.centre);
  if (towards === undefined) return [];
  const away = { x: -towards.x, y: -towards.y };
  return [towards, away].flatMap((direction) => [
    ...[a.inner, a.outer].map((radius) => {
      const start = closestOnBand(a, pointAt(a.centre, direction, radius));
      return { start, end: closestOnBand(b, start) };
    }),
    ...[b.inner, b.outer].map((radius) => {
      const end = closestOnBand(b, pointAt(b.centre, direction, radius));
      return { start: closestOnBand(a, end), end };
    }),
  ]);
}

/** Of two bands that do not overlap. */
export function pairsOfBands(a: Band, b: Band): Pairs {
  const fromEdges = (edges: readonly Segment[], to: Band) =>
    edges.flatMap(({ start, end }) => pairsToBand(convexPolygon([start, end]), to));
  return [...fromEdges(endEdges(a), b), ...reversed(fromEdges(endEdges(b), a)), ...pairsOfArcs(a, b)];
}
