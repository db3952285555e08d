import type { Point } from './point.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/** A point above the table. */
export interface PointAbove extends Point {
  readonly z: Millimetres;
}

/** An upright cylinder: a miniature on a round base. */
export interface Cylinder extends Point {
  readonly radius: Millimetres;
  readonly bottom: Millimetres;
  readonly top: Millimetres;
}

/**
 * A cylinder as an eye sees it, on a picture plane: `aside` is how far to the left of the middle, `aloft` how far
 * above the eye, each for a unit of distance ahead. On this plane an edge of a prism is a straight line and a circle
 * an ellipse, so what is hidden can be worked out without rays.
 */
export interface SightWindow {
  readonly eye: PointAbove;
  readonly target: Cylinder;
  /** The unit vector to the middle of the cylinder, and its distance seen from above. */
  readonly aheadX: number;
  readonly aheadY: number;
  readonly distance: Millimetres;
  /** The square of the tangent to the cylinder. */
  readonly tangentSquared: number;
  /** The window reaches so far aside, either way. */
  readonly reach: number;
  /** Of the top and of the bottom above the eye. */
  readonly riseOfTop: Millimetres;
  readonly riseOfBottom: Millimetres;
}

/** Nothing when the eye is straight above or below the cylinder. What is thinner than the tolerance is not looked at. */
export function openWindow(eye: PointAbove, cylinder: Cylinder): SightWindow | undefined {
  const target = {
    x: cylinder.x,
    y: cylinder.y,
    radius: cylinder.radius - TOLERANCE,
    bottom: cylinder.bottom + TOLERANCE,
    top: cylinder.top - TOLERANCE,
  };
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const square = dx * dx + dy * dy;
  const tangentSquared = square - target.radius * target.radius;
  if (tangentSquared <= TOLERANCE) return undefined;
  const distance = Math.sqrt(square);
  return {
    eye,
    target,
    aheadX: dx / distance,
    aheadY: dy / distance,
    distance,
    tangentSquared,
    reach: target.radius / Math.sqrt(tangentSquared),
    riseOfTop: target.top - eye.z,
    riseOfBottom: target.bottom - eye.z,
  };
}

/** The reciprocals of the distances at which the cylinder begins and ends, looking aside by so much. */
export function nearAndFar(window: SightWindow, aside: number): readonly [near: number, far: number] {
  const { distance, tangentSquared } = window;
  const root = Math.sqrt(Math.max(0, distance * distance - tangentSquared * (1 + aside * aside)));
  return [(distance + root) / tangentSquared, (distance - root) / tangentSquared];
}

/** The highest and the lowest part of the cylinder, looking aside by so much. */
export function upperEdge(window: SightWindow, aside: number): number {
  const [near, far] = nearAndFar(window, aside);
  return window.riseOfTop * (window.riseOfTop >= 0 ? near : far);
}

export function lowerEdge(window: SightWindow, aside: number): number {
  const [near, far] = nearAndFar(window, aside);
  return window.riseOfBottom * (window.riseOfBottom <= 0 ? near : far);
}

/** From and to, both aside; empty when the first is not below the second. Written here to save an allocation. */
export interface Aside {
  from: number;
  to: number;
}

/**
 * Where a circle of the cylinder, `rise` above the eye, shows on the `side` (1 above, -1 below) of the line
 * `slope` * aside + `level`. A circle is an ellipse here, so it is one stretch between two roots of a quadratic.
 */
export function circleBeyondLine(
  window: SightWindow,
  rise: Millimetres,
  side: 1 | -1,
  level: number,
  slope: number,
  found: Aside,
): void {
  const { distance, tangentSquared, reach, target } = window;
  const end = (rise * distance) / tangentSquared;
  const isLeftBeyond = side * (end - (level - slope * reach)) > 0;
  const isRightBeyond = side * (end - (level + slope * reach)) > 0;
  found.from = -reach;
  found.to = reach;
  if (isLeftBeyond && isRightBeyond) return;
  const curve = tangentSquared * slope * slope + rise * rise;
  const offset = tangentSquared * level * level - 2 * distance * rise * level + rise * rise;
  const under = slope * slope * target.radius * target.radius - offset;
  if (under <= 0 || curve === 0) {
    if (!isLeftBeyond && !isRightBeyond) found.to = -reach;
    else if (isLeftBeyond) found.to = middleOf(level, slope, end, reach);
    else found.from = middleOf(level, slope, end, reach);
    return;
  }
  const middle = -slope * (tangentSquared * level - distance * rise);
  const root = Math.abs(rise) * Math.sqrt(under);
  if (!isLeftBeyond) found.from = (middle - root) / curve;
  if (!isRightBeyond) found.to = (middle + root) / curve;
}

/** A line that parts the two ends and yet misses the ellipse does so only by rounding: the ellipse is flat. */
function middleOf(level: number, slope: number, end: number, reach: number): number {
  return slope === 0 ? 0 : Math.max(-reach, Math.min(reach, (end - level) / slope));
}
