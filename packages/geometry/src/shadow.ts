import type { Prism } from './prism.ts';
import { nearAndFar, type SightWindow } from './sight-window.ts';
import { TOLERANCE } from './tolerance.ts';

/**
 * What a prism hides on the picture plane: from `from` to `to` aside, below every line of `upper` and above every
 * line of `lower`. Lines are pairs of level and slope. A prism that reaches below what is looked at has no lower lines.
 */
export interface Shadow {
  readonly from: number;
  readonly to: number;
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

/** An edge seen this nearly from its own line bounds nothing. */
const EDGE_ON = 1e-9;

/** How far aside the corners ahead of the eye reach; a prism beside the eye reaches out without end. */
function spread(window: SightWindow, { xs, ys }: Prism): readonly [from: number, to: number] {
  const { eye, aheadX, aheadY } = window;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const last = xs.length - 1;
  let aheadBefore = (xs[last]! - eye.x) * aheadX + (ys[last]! - eye.y) * aheadY;
  let leftBefore = (ys[last]! - eye.y) * aheadX - (xs[last]! - eye.x) * aheadY;
  for (let index = 0; index <= last; index++) {
    const dx = xs[index]! - eye.x;
    const dy = ys[index]! - eye.y;
    const ahead = dx * aheadX + dy * aheadY;
    const left = dy * aheadX - dx * aheadY;
    if (ahead > 0 !== aheadBefore > 0) {
      const beside = leftBefore + ((left - leftBefore) * aheadBefore) / (aheadBefore - ahead);
      if (beside > 0) to = Number.POSITIVE_INFINITY;
      else from = Number.NEGATIVE_INFINITY;
    }
    if (ahead > 0) {
      const aside = left / ahead;
      if (aside < from) from = aside;
      if (aside > to) to = aside;
    }
    aheadBefore = ahead;
    leftBefore = left;
  }
  return [from, to];
}

function isNear(window: SightWindow, { centre, reach }: Prism): boolean {
  const { eye, aheadX, aheadY, distance, target } = window;
  const dx = centre.x - eye.x;
  const dy = centre.y - eye.y;
  const ahead = dx * aheadX + dy * aheadY;
  if (ahead < -reach || ahead > distance + target.radius + reach) return false;
  return Math.abs(dy * aheadX - dx * aheadY) <= target.radius + reach;
}

/** Whether sight from the eye to the cylinder could pass at the heights of the prism at all. */
function isAtHeight({ eye, target }: SightWindow, { floor, top }: Prism): boolean {
  return top > Math.min(eye.z, target.bottom) && floor < Math.max(eye.z, target.top);
}

/**
 * Whether a prism that shows in the window stands before the cylinder. The two share no room, so a plane parts them,
 * and on whose side the eye is decides it for every line of sight. A level plane does when one is above the other.
 */
function isBefore(window: SightWindow, { floor, top }: Prism, nearest: number, aside: number): boolean {
  const { target } = window;
  if (top <= target.bottom || floor >= target.top) return true;
  return nearest > nearAndFar(window, aside)[0];
}

/** The shadow of a prism on the picture of the cylinder, if it stands before any part of it. */
export function castShadow(window: SightWindow, prism: Prism): Shadow | undefined {
  if (!isAtHeight(window, prism) || !isNear(window, prism)) return undefined;
  const [left, right] = spread(window, prism);
  const from = Math.max(left, -window.reach);
  const to = Math.min(right, window.reach);
  if (from >= to) return undefined;
  const { eye, aheadX, aheadY, target } = window;
  const { normalXs, normalYs, offsets, floor, top } = prism;
  const middle = (from + to) / 2;
  const isGrounded = floor <= Math.min(eye.z, target.bottom + TOLERANCE);
  // The upper edge of the shadow is that of the near sides for a top above the eye, else that of the far sides.
  const [riseOfTop, riseOfFloor] = [top - eye.z, floor - eye.z];
  const upper: number[] = [];
  const lower: number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < offsets.length; index++) {
    const out = offsets[index]! - normalXs[index]! * eye.x - normalYs[index]! * eye.y;
    if (out <= EDGE_ON && out >= -EDGE_ON) continue;
    const level = (normalXs[index]! * aheadX + normalYs[index]! * aheadY) / out;
    const slope = (normalYs[index]! * aheadX - normalXs[index]! * aheadY) / out;
    if (out < 0 && level + slope * middle < nearest) nearest = level + slope * middle;
    if (riseOfTop >= 0 === out < 0) upper.push(level * riseOfTop, slope * riseOfTop);
    if (!isGrounded && riseOfFloor <= 0 === out < 0) lower.push(level * riseOfFloor, slope * riseOfFloor);
  }
  const isInside = nearest === Number.POSITIVE_INFINITY && floor < eye.z && eye.z < top;
  if (isInside || !isBefore(window, prism, nearest, middle)) return undefined;
  return { from, to, upper, lower };
}
