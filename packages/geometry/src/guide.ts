import type { Box } from './box.ts';
import { edgesOf, type Point, pointAlong, type Segment, squareBetween } from './point.ts';
import { sectorCorners } from './sector.ts';
import type { Shape } from './shape.ts';
import type { Millimetres } from './units.ts';
import { unreachable } from './unreachable.ts';

/** A line or a circle on which the middle of a disc moves while the disc touches something. */
export type Guide =
  | { readonly kind: 'line'; readonly line: Segment }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: Millimetres };

function outsideEdge({ start, end }: Segment, by: Millimetres): Guide {
  const length = Math.sqrt(squareBetween(start, end));
  const shift = { x: ((end.y - start.y) / length) * by, y: ((start.x - end.x) / length) * by };
  const move = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  return { kind: 'line', line: { start: move(start), end: move(end) } };
}

function outsideOutline(points: readonly Point[], by: Millimetres): readonly Guide[] {
  const corners = points.map((centre): Guide => ({ kind: 'circle', centre, radius: by }));
  if (points.length === 1) return corners;
  return [...edgesOf(points).map((edge) => outsideEdge(edge, by)), ...corners];
}

/** The middles of all discs that touch the shape lie on these; not every point of them touches it. */
export function guidesAround(shape: Shape, by: Millimetres): readonly Guide[] {
  switch (shape.kind) {
    case 'polygon':
      return outsideOutline(shape.points, by);
    case 'disc':
      return [{ kind: 'circle', centre: shape.centre, radius: shape.radius + by }];
    case 'sector':
      return [
        ...outsideOutline(sectorCorners(shape), by),
        { kind: 'circle', centre: shape.centre, radius: shape.outer + by },
        { kind: 'circle', centre: shape.centre, radius: Math.max(0, shape.inner - by) },
      ];
    case 'compound':
      return shape.parts.flatMap((part) => guidesAround(part, by));
    default:
      return unreachable(shape);
  }
}

/** Where the middles of discs lie that touch the sides of a box from within. */
export function guidesInside({ minX, minY, maxX, maxY }: Box, by: Millimetres): readonly Guide[] {
  const corners: readonly Point[] = [
    { x: minX + by, y: minY + by },
    { x: maxX - by, y: minY + by },
    { x: maxX - by, y: maxY - by },
    { x: minX + by, y: maxY - by },
  ];
  return edgesOf(corners).map((line): Guide => ({ kind: 'line', line }));
}

export function meetings(a: Guide, b: Guide): readonly Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? ofLines(a.line, b.line) : ofLineAndCircle(a.line, b);
  return b.kind === 'line' ? ofLineAndCircle(b.line, a) : ofCircles(a, b);
}

function ofLines(a: Segment, b: Segment): readonly Point[] {
  const ax = a.end.x - a.start.x;
  const ay = a.end.y - a.start.y;
  const bx = b.end.x - b.start.x;
  const by = b.end.y - b.start.y;
  const turn = ax * by - ay * bx;
  // Parallel lines meet, if at all, where a circle around one of their ends does too.
  if (Math.abs(turn) < 1e-9) return [];
  const dx = b.start.x - a.start.x;
  const dy = b.start.y - a.start.y;
  const onA = (dx * by - dy * bx) / turn;
  const onB = (dx * ay - dy * ax) / turn;
  return onA < 0 || onA > 1 || onB < 0 || onB > 1 ? [] : [pointAlong(a, onA)];
}

type Circle = Extract<Guide, { readonly kind: 'circle' }>;

function ofLineAndCircle(line: Segment, { centre, radius }: Circle): readonly Point[] {
  const dx = line.end.x - line.start.x;
  const dy = line.end.y - line.start.y;
  const square = dx * dx + dy * dy;
  const middle = ((centre.x - line.start.x) * dx + (centre.y - line.start.y) * dy) / square;
  const half = (radius * radius - squareBetween(centre, pointAlong(line, middle))) / square;
  if (half < 0) return [];
  const shares = [middle - Math.sqrt(half), middle + Math.sqrt(half)];
  return shares.filter((share) => share >= 0 && share <= 1).map((share) => pointAlong(line, share));
}

function ofCircles(a: Circle, b: Circle): readonly Point[] {
  const square = squareBetween(a.centre, b.centre);
  if (square === 0) return [];
  const along = (square + a.radius * a.radius - b.radius * b.radius) / (2 * square);
  const across = (a.radius * a.radius) / square - along * along;
  if (across < 0) return [];
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  return [Math.sqrt(across), -Math.sqrt(across)].map((side) => ({
    x: a.centre.x + dx * along - dy * side,
    y: a.centre.y + dy * along + dx * side,
  }));
}
