import { arctangent2 } from './arctangent2.ts';
import type { Point } from './point.ts';
import { cosine, sine } from './sine.ts';
import type { Degrees, Millimetres } from './units.ts';

/** Where a piece stands and which way it faces; local coordinates are x to its right, y ahead of it. */
export interface Pose {
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly heading: Degrees;
}

const STEPS_PER_MILLIMETRE = 1024;
const STEPS_PER_DEGREE = 4096;

function quantise(value: number, steps: number): number {
  // Adding zero turns -0 into 0, which JSON could not tell apart.
  return Math.round(value * steps) / steps + 0;
}

/** The same direction in [0, 360), in whole steps. */
export function heading(degrees: Degrees): Degrees {
  const turn = degrees % 360;
  const steps = quantise(turn < 0 ? turn + 360 : turn, STEPS_PER_DEGREE);
  return steps >= 360 ? steps - 360 : steps;
}

/** Every placement is quantised, so that a replay agrees to the last bit. */
export function pose(x: Millimetres, y: Millimetres, degrees: Degrees): Pose {
  return {
    x: quantise(x, STEPS_PER_MILLIMETRE),
    y: quantise(y, STEPS_PER_MILLIMETRE),
    heading: heading(degrees),
  };
}

/** A coordinate or height in whole steps. */
export function placeLength(length: Millimetres): Millimetres {
  return quantise(length, STEPS_PER_MILLIMETRE);
}

/** A piece without a heading is placed in the same whole steps. */
export function placePoint({ x, y }: Point): Point {
  return { x: quantise(x, STEPS_PER_MILLIMETRE), y: quantise(y, STEPS_PER_MILLIMETRE) };
}

export function toTable(at: Pose, local: Point): Point {
  const s = sine(at.heading);
  const c = cosine(at.heading);
  return { x: at.x + local.x * c + local.y * s, y: at.y - local.x * s + local.y * c };
}

/** The points of one piece on the table: the turn of its pose is worked out once. */
export function allToTable(at: Pose, locals: readonly Point[]): Point[] {
  const s = sine(at.heading);
  const c = cosine(at.heading);
  return locals.map(({ x, y }) => ({ x: at.x + x * c + y * s, y: at.y - x * s + y * c }));
}

/** A point of the table as a piece at this pose sees it: ahead is +y, to its right +x. */
export function fromTable(at: Pose, point: Point): Point {
  const s = sine(at.heading);
  const c = cosine(at.heading);
  const dx = point.x - at.x;
  const dy = point.y - at.y;
  return { x: dx * c - dy * s, y: dx * s + dy * c };
}

/** Turned clockwise on the spot. */
export function turnPose(at: Pose, degrees: Degrees): Pose {
  return pose(at.x, at.y, at.heading + degrees);
}

export function movePose(at: Pose, forward: Millimetres, right: Millimetres = 0): Pose {
  const to = toTable(at, { x: right, y: forward });
  return pose(to.x, to.y, at.heading);
}

/** The heading that looks from one point to another; 0 when they are the same. */
export function headingTowards(from: Point, to: Point): Degrees {
  return heading(arctangent2(to.x - from.x, to.y - from.y));
}
