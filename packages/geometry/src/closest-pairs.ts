import { closestOnPolygon, closestOnSector, closestOnSegment } from './closest-point.ts';
import { edgesOf, type Point, type Segment, squareBetween } from './point.ts';
import { endEdges, pointAt, sectorCorners } from './sector.ts';
import { convexPolygon, type Polygon, type Sector } from './shape.ts';

/** Lines from one shape to another, the shortest among them. */
export type Pairs = readonly Segment[];

function reversePairs(pairs: Pairs): Pairs {
  return pairs.map(({ start, end }) => ({ start: end, end: start }));
}

/**
 * From a convex polygon to a sector that it does not overlap: the shortest line ends at a corner of one of
 * them, or stands square on an edge and passes through the sector's centre.
 */
export function pairsToSector(polygon: Polygon, sector: Sector): Pairs {
  const fromPolygon = [
    ...polygon.points,
    ...edgesOf(polygon.points).map(({ start, end }) => closestOnSegment(start, end, sector.centre)),
  ].map((start) => ({ start, end: closestOnSector(sector, start) }));
  const fromCorners = sectorCorners(sector).map((end) => ({ start: closestOnPolygon(polygon, end), end }));
  return [...fromPolygon, ...fromCorners];
}

function unitBetween(a: Point, b: Point): Point | undefined {
  const length = Math.sqrt(squareBetween(a, b));
  return length === 0 ? undefined : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** Points of the arcs on the line through both centres. */
function pairsOfArcs(a: Sector, b: Sector): Pairs {
  const towards = unitBetween(a.centre, b.centre);
  if (towards === undefined) return [];
  const away = { x: -towards.x, y: -towards.y };
  return [towards, away].flatMap((direction) => [
    ...[a.inner, a.outer].map((radius) => {
      const start = closestOnSector(a, pointAt(a.centre, direction, radius));
      return { start, end: closestOnSector(b, start) };
    }),
    ...[b.inner, b.outer].map((radius) => {
      const end = closestOnSector(b, pointAt(b.centre, direction, radius));
      return { start: closestOnSector(a, end), end };
    }),
  ]);
}

/** Of two sectors that do not overlap. */
export function pairsOfSectors(a: Sector, b: Sector): Pairs {
  const fromEdges = (edges: readonly Segment[], to: Sector) =>
    edges.flatMap(({ start, end }) => pairsToSector(convexPolygon([start, end]), to));
  return [...fromEdges(endEdges(a), b), ...reversePairs(fromEdges(endEdges(b), a)), ...pairsOfArcs(a, b)];
}
