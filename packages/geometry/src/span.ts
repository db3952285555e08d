import { closestOnSegment } from './closest-point.ts';
import { edgesOf, type Point, pointAlong, type Segment, squareBetween } from './point.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/**
 * A continuum of lines: at each share from 0 to 1, the line from that share of `from` to the same share of
 * `to`. A single line has both as points.
 */
export interface Span {
  readonly from: Segment;
  readonly to: Segment;
}

export function lineAt(span: Span, share: number): Segment {
  return { start: pointAlong(span.from, share), end: pointAlong(span.to, share) };
}

export function singleLine(start: Point, end: Point): Span {
  return { from: { start, end: start }, to: { start: end, end } };
}

export function isSingle(span: Span): boolean {
  return isSamePoint(span.from.start, span.from.end) && isSamePoint(span.to.start, span.to.end);
}

export function reverseSpan(span: Span): Span {
  return { from: span.to, to: span.from };
}

/** A span that fans out from points, with the lines begun at a distance from there. */
export function trimSpan(span: Span, by: Millimetres): Span {
  const begin = (start: Point, end: Point): Point => {
    const length = Math.sqrt(squareBetween(start, end));
    return length <= by ? end : pointAlong({ start, end }, by / length);
  };
  return {
    from: { start: begin(span.from.start, span.to.start), end: begin(span.from.end, span.to.end) },
    to: span.to,
  };
}

function isSamePoint(a: Point, b: Point): boolean {
  return squareBetween(a, b) <= TOLERANCE * TOLERANCE;
}

function isSameLine(a: Segment, b: Segment): boolean {
  return isSamePoint(a.start, b.start) && isSamePoint(a.end, b.end);
}

/** The lines from one edge to another that are no longer than the limit, if any. */
function spanOfEdges(a: Segment, b: Segment, limit: Millimetres): Span | undefined {
  const lines: readonly Segment[] = [
    { start: a.start, end: closestOnSegment(b.start, b.end, a.start) },
    { start: a.end, end: closestOnSegment(b.start, b.end, a.end) },
    { start: closestOnSegment(a.start, a.end, b.start), end: b.start },
    { start: closestOnSegment(a.start, a.end, b.end), end: b.end },
  ].filter(({ start, end }) => squareBetween(start, end) <= limit * limit);
  if (lines.length === 0) return undefined;
  const { start: origin, end: tip } = isSamePoint(a.start, a.end) ? b : a;
  const along = ({ start, end }: Segment) =>
    (start.x + end.x) * (tip.x - origin.x) + (start.y + end.y) * (tip.y - origin.y);
  const [first, ...others] = lines.toSorted((one, other) => along(one) - along(other)) as [Segment];
  const last: Segment = others.at(-1) ?? first;
  if (!isSameLine(first, last)) {
    return { from: { start: first.start, end: last.start }, to: { start: first.end, end: last.end } };
  }
  const length = (line: Segment) => squareBetween(line.start, line.end);
  const best = lines.reduce((shortest, line) => (length(line) < length(shortest) ? line : shortest));
  return singleLine(best.start, best.end);
}

export function spansOfOutlines(
  a: readonly Point[],
  b: readonly Point[],
  limit: Millimetres,
): readonly Span[] {
  const found: Span[] = [];
  const others = edgesOf(b);
  for (const edge of edgesOf(a)) {
    for (const other of others) {
      const span = areApart(edge, other, limit) ? undefined : spanOfEdges(edge, other, limit);
      if (span) found.push(span);
    }
  }
  return found;
}

/** The boxes around two edges are farther apart than the limit, and so are the edges. */
function areApart(a: Segment, b: Segment, limit: Millimetres): boolean {
  const dx = Math.max(
    Math.min(a.start.x, a.end.x) - Math.max(b.start.x, b.end.x),
    Math.min(b.start.x, b.end.x) - Math.max(a.start.x, a.end.x),
    0,
  );
  const dy = Math.max(
    Math.min(a.start.y, a.end.y) - Math.max(b.start.y, b.end.y),
    Math.min(b.start.y, b.end.y) - Math.max(a.start.y, a.end.y),
    0,
  );
  return dx * dx + dy * dy > limit * limit;
}

function ends(span: Span): readonly Segment[] {
  return [lineAt(span, 0), lineAt(span, 1)];
}

/** Without repetitions: lines at a corner are found once for each of its edges. */
export function dropRepeats(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => Number(isSingle(a)) - Number(isSingle(b)))) {
    const isKnown = kept.some((other) =>
      ends(span).every((line) => ends(other).some((end) => isSameLine(line, end))),
    );
    if (!isKnown) kept.push(span);
  }
  return kept;
}
