import type { Pose } from '@sortie/geometry';
import { cosine, sine } from '@sortie/geometry';

/** A base put somewhere, ready to be measured from again and again. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly sine: number;
  readonly cosine: number;
  /** Half the length of the base. */
  readonly half: number;
}

export function standAt({ x, y, heading }: Pose, half: number): Stand {
  return { x, y, heading, sine: sine(heading), cosine: cosine(heading), half };
}

/** Tangents of half a printed arc. xw.geometry.arc.small, xw.geometry.arc.large */
const SMALL_ARC = 0.8526;
const LARGE_ARC = 0.9013;

/** What is seen from the first of two bases and from the second, as bits above the range. */
export const AHEAD = 8;
export const BEHIND = 16;
export const FORWARD = 32;
const ARCS = AHEAD | BEHIND | FORWARD;
const SECOND = 3;
const RANGE = 7;
export const BEYOND = 4;
const REACH = 300;

/** The range of a measurement; 4 is beyond the ruler. */
export function rangeOf(measured: number): number {
  return measured & RANGE;
}

/** The measurement with the two bases in each other's place. */
export function swapBases(measured: number): number {
  const first = (measured >> SECOND) & RANGE;
  return (measured & RANGE) | ((measured >> (SECOND + SECOND)) << SECOND) | (first << (SECOND + SECOND));
}

/** Range and arcs between two bases, to the corners and the middles of their edges: near enough for planning. */
export function measure(one: Stand, other: Stand): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const limit = REACH + 1.5 * (one.half + other.half);
  if (dx * dx + dy * dy > limit * limit) return BEYOND;
  const from = look(one, other);
  const back = look(other, one);
  const range = Math.min(rangeOf(from), rangeOf(back));
  return range | (from & ARCS) | ((back & ARCS) << SECOND);
}

/** The other base seen from one: the range of its nearest point, and the arcs that its points lie in. */
function look(one: Stand, other: Stand): number {
  const arc = one.half > 20 ? LARGE_ARC : SMALL_ARC;
  const { half } = one;
  let square = Number.POSITIVE_INFINITY;
  let arcs = 0;
  for (let across = -1; across <= 1; across++) {
    for (let along = -1; along <= 1; along++) {
      const right = across * other.half;
      const ahead = along * other.half;
      const dx = other.x + right * other.cosine + ahead * other.sine - one.x;
      const dy = other.y - right * other.sine + ahead * other.cosine - one.y;
      const x = Math.abs(dx * one.cosine - dy * one.sine);
      const y = dx * one.sine + dy * one.cosine;
      const outX = Math.max(0, x - half);
      const outY = Math.max(0, Math.abs(y) - half);
      square = Math.min(square, outX * outX + outY * outY);
      if (y >= 0) arcs |= FORWARD;
      if (x <= y * arc) arcs |= AHEAD;
      if (x <= -y * arc) arcs |= BEHIND;
    }
  }
  return rangeBy(square) | arcs;
}

function rangeBy(square: number): number {
  if (square > REACH * REACH) return BEYOND;
  if (square > 200 * 200) return 3;
  return square > 100 * 100 ? 2 : 1;
}

/** Whether two bases lie over each other, by the axes of both. */
export function standsOverlap(one: Stand, other: Stand): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const reach = 1.42 * (one.half + other.half);
  if (dx * dx + dy * dy > reach * reach) return false;
  const c = Math.abs(one.cosine * other.cosine + one.sine * other.sine);
  const s = Math.abs(one.cosine * other.sine - one.sine * other.cosine);
  const isApart = (by: Stand, own: number, its: number) =>
    Math.abs(dx * by.cosine - dy * by.sine) > own + its * (c + s) ||
    Math.abs(dx * by.sine + dy * by.cosine) > own + its * (c + s);
  return !isApart(one, one.half, other.half) && !isApart(other, other.half, one.half);
}
