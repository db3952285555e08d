import { depth } from './depth.ts';
import { distance } from './distance.ts';
import { overlaps } from './overlaps.ts';
import type { Point } from './point.ts';
import type { Polygon, Shape } from './shape.ts';
import { shiftShape } from './shift-shape.ts';
import type { Stretch } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/** A shape and where it goes for each unit of offset. It does not turn. */
export interface Moving {
  readonly shape: Shape;
  readonly along: Point;
}

/** How finely the ends of a stretch are found where they cannot be computed. */
const FINE: Millimetres = 1 / 8192;

/**
 * The offsets at which every edge of `outline` has a point of `points` deeper behind it than the tolerance, while
 * the points move. A depth behind an edge is that of its deepest point, whatever the offset.
 */
function sinkingWhileMoving(
  outline: readonly Point[],
  points: readonly Point[],
  along: Point,
): Stretch | undefined {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  let start = outline[outline.length - 1] as Point;
  for (const end of outline) {
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    let deepest = Number.NEGATIVE_INFINITY;
    for (const point of points) {
      deepest = Math.max(deepest, dx * (point.y - start.y) - dy * (point.x - start.x));
    }
    const missing = TOLERANCE * length - deepest;
    const rate = dx * along.y - dy * along.x;
    if (rate > 0) from = Math.max(from, missing / rate);
    else if (rate < 0) to = Math.min(to, missing / rate);
    else if (missing >= 0) return undefined;
    if (from >= to) return undefined;
    start = end;
  }
  return { from, to };
}

/** Moving the one along is moving the other back. */
function convexStretch(a: Polygon, along: Point, b: Polygon, range: Stretch): readonly Stretch[] {
  const behindA = sinkingWhileMoving(a.points, b.points, { x: -along.x, y: -along.y });
  const behindB = behindA && sinkingWhileMoving(b.points, a.points, along);
  if (!behindB) return [];
  const from = Math.max(behindA.from, behindB.from);
  const to = Math.min(behindA.to, behindB.to);
  return from < to && from < range.to && to > range.from ? [{ from, to }] : [];
}

/**
 * For curved outlines: a blocked shape moves at least as far as it sinks in, a clear one as far as it is away, so
 * no change that lasts longer than the tolerance is stepped over.
 */
function searchedStretches({ shape, along }: Moving, other: Shape, range: Stretch): readonly Stretch[] {
  const speed = Math.sqrt(along.x * along.x + along.y * along.y);
  const at = (offset: Millimetres) => shiftShape(shape, { x: along.x * offset, y: along.y * offset });
  const isBlocked = (offset: Millimetres) => overlaps(at(offset), other);
  const found: Stretch[] = [];
  let wasBlocked = isBlocked(range.from);
  let begun = Number.NEGATIVE_INFINITY;
  for (let offset = range.from; offset < range.to; ) {
    const here = at(offset);
    const free = wasBlocked ? depth(here, other) - TOLERANCE : distance(here, other);
    const next = Math.min(range.to, offset + Math.max(free, TOLERANCE) / speed);
    if (isBlocked(next) !== wasBlocked) {
      const change = changeBetween(offset, next, isBlocked);
      if (wasBlocked) found.push({ from: begun, to: change });
      else begun = change;
      wasBlocked = !wasBlocked;
    }
    offset = next;
  }
  if (wasBlocked) found.push({ from: begun, to: Number.POSITIVE_INFINITY });
  return found;
}

function changeBetween(
  from: Millimetres,
  to: Millimetres,
  isBlocked: (offset: Millimetres) => boolean,
): Millimetres {
  const atFirst = isBlocked(from);
  let [low, high] = [from, to];
  while (high - low > FINE) {
    const middle = (low + high) / 2;
    if (isBlocked(middle) === atFirst) low = middle;
    else high = middle;
  }
  return atFirst ? high : low;
}

function isStraight(shape: Shape): shape is Polygon {
  return shape.kind === 'polygon';
}

function partsOf(shape: Shape): readonly Shape[] {
  if (shape.kind === 'compound') return shape.parts.flatMap(partsOf);
  return shape.kind === 'polygon' && !shape.convex ? shape.parts : [shape];
}

/**
 * The offsets at which the moving shape overlaps another, as far as they reach into the range; beyond it they are
 * not searched. The ends themselves are clear.
 */
export function overlapStretches(moving: Moving, other: Shape, range: Stretch): readonly Stretch[] {
  const { along } = moving;
  return partsOf(moving.shape).flatMap((shape) =>
    partsOf(other).flatMap((part) =>
      isStraight(shape) && isStraight(part)
        ? convexStretch(shape, along, part, range)
        : searchedStretches({ shape, along }, part, range),
    ),
  );
}
