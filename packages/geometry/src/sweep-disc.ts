import type { Point, Segment } from './point.ts';
import { squareBetween } from './point.ts';
import type { Disc, Polygon } from './shape.ts';
import type { Stretch } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/** Grown by the shares at which the way runs through one more part. */
interface Shares {
  from: number;
  to: number;
}

function addCircle({ start, end }: Segment, centre: Point, reach: Millimetres, shares: Shares): void {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const square = dx * dx + dy * dy;
  const towards = (centre.x - start.x) * dx + (centre.y - start.y) * dy;
  const apart = squareBetween(start, centre) - reach * reach;
  if (square === 0) {
    if (apart < 0) addStretch(0, 1, shares);
    return;
  }
  const under = towards * towards - square * apart;
  if (under <= 0) return;
  const root = Math.sqrt(under);
  addStretch((towards - root) / square, (towards + root) / square, shares);
}

function addStretch(from: number, to: number, shares: Shares): void {
  const start = Math.max(0, from);
  const stop = Math.min(1, to);
  if (start >= stop) return;
  if (start < shares.from) shares.from = start;
  if (stop > shares.to) shares.to = stop;
}

/** The shares at which the middle is over the strip that lies `reach` deep along an edge, outside it. */
function addStrip({ start, end }: Segment, from: Point, to: Point, reach: Millimetres, shares: Shares): void {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const length = Math.sqrt(ex * ex + ey * ey);
  const out = (point: Point) => ((point.x - from.x) * ey - (point.y - from.y) * ex) / length;
  const along = (point: Point) => ((point.x - from.x) * ex + (point.y - from.y) * ey) / length;
  let [first, last] = [0, 1];
  const clip = (atStart: number, atEnd: number) => {
    if (atStart < 0 && atEnd < 0) last = -1;
    else if (atStart < 0) first = Math.max(first, atStart / (atStart - atEnd));
    else if (atEnd < 0) last = Math.min(last, atStart / (atStart - atEnd));
  };
  const [outStart, outEnd] = [out(start), out(end)];
  const [alongStart, alongEnd] = [along(start), along(end)];
  clip(outStart, outEnd);
  clip(reach - outStart, reach - outEnd);
  clip(alongStart, alongEnd);
  clip(length - alongStart, length - alongEnd);
  addStretch(first, last, shares);
}

function addInside({ start, end }: Segment, outline: readonly Point[], shares: Shares): void {
  let [first, last] = [0, 1];
  let from = outline[outline.length - 1] as Point;
  for (const to of outline) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const atStart = ex * (start.y - from.y) - ey * (start.x - from.x);
    const atEnd = ex * (end.y - from.y) - ey * (end.x - from.x);
    if (atStart < 0 && atEnd < 0) return;
    if (atStart < 0) first = Math.max(first, atStart / (atStart - atEnd));
    else if (atEnd < 0) last = Math.min(last, atStart / (atStart - atEnd));
    from = to;
  }
  addStretch(first, last, shares);
}

function misses({ start, end }: Segment, { box }: Polygon, reach: Millimetres): boolean {
  return (
    Math.max(start.x, end.x) + reach < box.minX ||
    Math.min(start.x, end.x) - reach > box.maxX ||
    Math.max(start.y, end.y) + reach < box.minY ||
    Math.min(start.y, end.y) - reach > box.maxY
  );
}

/** What a disc overlaps on its way is convex around a convex shape, so the shares are one stretch. */
function sweepConvex(way: Segment, reach: Millimetres, outline: readonly Point[]): Stretch | undefined {
  const shares: Shares = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  if (reach <= 0) return undefined;
  addInside(way, outline, shares);
  let before = outline[outline.length - 1] as Point;
  for (const corner of outline) {
    addStrip(way, before, corner, reach, shares);
    addCircle(way, corner, reach, shares);
    before = corner;
  }
  return shares.from < shares.to ? { from: shares.from, to: shares.to } : undefined;
}

/**
 * The shares of a straight way at which a disc, carried along it by its middle, overlaps a shape; one stretch for
 * each convex part. Sinking in by no more than the tolerance is contact.
 */
export function sweepDisc(way: Segment, radius: Millimetres, shape: Polygon | Disc): readonly Stretch[] {
  if (shape.kind === 'disc') {
    const shares: Shares = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
    addCircle(way, shape.centre, radius + shape.radius - TOLERANCE, shares);
    return shares.from < shares.to ? [shares] : [];
  }
  const reach = radius - TOLERANCE;
  const found: Stretch[] = [];
  if (misses(way, shape, radius)) return found;
  for (const part of shape.convex ? [shape] : shape.parts) {
    if (misses(way, part, radius)) continue;
    const stretch = sweepConvex(way, reach, part.points);
    if (stretch !== undefined) found.push(stretch);
  }
  return found;
}
