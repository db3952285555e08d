import { crosses } from './crosses.ts';
import type { Nearest } from './nearest.ts';
import { edgesOf, type Point, type Segment, squareBetween } from './point.ts';
import { sectorCorners } from './sector.ts';
import type { Shape } from './shape.ts';
import { isSingle, lineAt, type Span } from './span.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

/** A point that moves evenly: `at` at share 0, by `by` up to share 1. */
interface Moving {
  readonly at: Point;
  readonly by: Point;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

function asMoving(segment: Segment): Moving {
  return { at: segment.start, by: minus(segment.end, segment.start) };
}

/** The shares at which constant + linear s + quadratic s^2 is 0. */
function roots(constant: number, linear: number, quadratic: number): readonly number[] {
  // Parallel lines leave only rounding in the quadratic term.
  if (Math.abs(quadratic) <= 1e-12 * (Math.abs(linear) + Math.abs(constant))) {
    return linear === 0 ? [] : [-constant / linear];
  }
  const discriminant = linear * linear - 4 * quadratic * constant;
  if (discriminant < 0) return [];
  const q = -(linear + (linear < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return q === 0 ? [0] : [q / quadratic, constant / q];
}

/** When the line, extended, passes a point at a signed distance from it. */
function passes(span: Span, point: Point, by: Millimetres): readonly number[] {
  const from = asMoving(span.from);
  const to = asMoving(span.to);
  const along = minus(to.at, from.at);
  const alongBy = minus(to.by, from.by);
  const away = minus(point, from.at);
  const shift = by * Math.sqrt(squareBetween(from.at, to.at));
  return roots(
    cross(along, away) - shift,
    cross(alongBy, away) - cross(along, from.by),
    -cross(alongBy, from.by),
  );
}

/** When an end of the line passes over an edge, extended. */
function passesEdge(end: Moving, edge: Segment): readonly number[] {
  const along = minus(edge.end, edge.start);
  return roots(cross(along, minus(end.at, edge.start)), cross(along, end.by), 0);
}

/** When an end of the line passes over a circle. */
function passesCircle(end: Moving, centre: Point, radius: Millimetres): readonly number[] {
  const away = minus(end.at, centre);
  return roots(dot(away, away) - radius * radius, 2 * dot(away, end.by), dot(end.by, end.by));
}

function turningPoints(span: Span, shape: Shape): readonly number[] {
  const ends = [asMoving(span.from), asMoving(span.to)];
  const ofCorners = (points: readonly Point[]) => points.flatMap((point) => passes(span, point, 0));
  const ofEdges = (edges: readonly Segment[]) =>
    edges.flatMap((edge) => ends.flatMap((end) => passesEdge(end, edge)));
  const ofCircle = (centre: Point, radius: Millimetres) => [
    ...[radius, -radius].flatMap((by) => passes(span, centre, by)),
    ...ends.flatMap((end) => passesCircle(end, centre, radius)),
  ];
  switch (shape.kind) {
    case 'polygon':
      return [...ofCorners(shape.points), ...ofEdges(edgesOf(shape.points))];
    case 'disc':
      return ofCircle(shape.centre, shape.radius);
    case 'sector':
      return [
        ...ofCorners(sectorCorners(shape)),
        ...ofEdges(edgesOf(sectorCorners(shape))),
        ...ofCircle(shape.centre, shape.inner),
        ...ofCircle(shape.centre, shape.outer),
      ];
    case 'compound':
      return shape.parts.flatMap((part) => turningPoints(span, part));
    default:
      return unreachable(shape);
  }
}

/**
 * Shares worth trying: between two neighbouring turning points every line crosses the same shapes. The
 * middles of the widest stretches come first, the turning points, which only graze, last.
 */
function candidates(span: Span, shapes: readonly Shape[]): readonly number[] {
  if (isSingle(span)) return [0.5];
  const inside = shapes
    .flatMap((shape) => turningPoints(span, shape))
    .filter((share) => share > 0 && share < 1);
  const bounds = [0, ...inside.toSorted((a, b) => a - b), 1];
  const stretches = bounds.slice(1).map((to, index) => ({ from: bounds[index] as number, to }));
  const widestFirst = stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return [...widestFirst.map(({ from, to }) => (from + to) / 2), ...bounds];
}

/** Among all equally short lines one that crosses none of the shapes. */
export function clearLine(result: Nearest, shapes: readonly Shape[]): Segment | undefined {
  for (const span of result.lines) {
    for (const share of candidates(span, shapes)) {
      const line = lineAt(span, share);
      if (!shapes.some((shape) => crosses(line, shape))) return line;
    }
  }
  return undefined;
}
