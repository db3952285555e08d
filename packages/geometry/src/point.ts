import type { Millimetres, SquareMillimetres } from './units.ts';

export interface Point {
  readonly x: Millimetres;
  readonly y: Millimetres;
}

/** A stretch of a straight line; both ends may be one point. */
export interface Segment {
  readonly start: Point;
  readonly end: Point;
}

export function squareBetween(a: Point, b: Point): SquareMillimetres {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** The point at a share of the way, 0 at the start and 1 at the end. */
export function pointAlong(segment: Segment, share: number): Point {
  const { start, end } = segment;
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}

/** The edges of an outline, each ending at the point of its index. */
export function edgesOf(outline: readonly Point[]): readonly Segment[] {
  return outline.map((end, index) => ({ start: outline.at(index - 1) as Point, end }));
}
