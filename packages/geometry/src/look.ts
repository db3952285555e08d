import { isInConvex } from './is-inside.ts';
import type { Prism, Solid } from './prism.ts';
import { castShadow, type Shadow } from './shadow.ts';
import { seenThroughGaps } from './sight-gaps.ts';
import {
  type Aside,
  type Cylinder,
  circleBeyondLine,
  lowerEdge,
  nearAndFar,
  openWindow,
  type PointAbove,
  type SightWindow,
  upperEdge,
} from './sight-window.ts';
import type { Stretch } from './stretch.ts';
import { TOLERANCE } from './tolerance.ts';

/** What an eye sees of a cylinder among solids. */
export interface Look {
  /** A point of it that can be seen; none when all of it is hidden. */
  readonly seen: PointAbove | undefined;
  /** Indices of the solids that hide some part of it, each looked at alone. */
  readonly hiding: readonly number[];
  /** Those of them that hide all of it, each alone. */
  readonly hidingAll: readonly number[];
}

const scratch: Aside = { from: 0, to: 0 };

/** What the shadow leaves of stretches of the window: beside it, and where the top of the cylinder shows above it. */
function leaveUncovered(window: SightWindow, shadow: Shadow, left: readonly Stretch[]): readonly Stretch[] {
  const above: Stretch[] = [];
  if (left.every(({ from, to }) => to <= shadow.from || from >= shadow.to)) return left;
  for (let line = 0; line < shadow.upper.length; line += 2) {
    circleBeyondLine(window, window.riseOfTop, 1, shadow.upper[line]!, shadow.upper[line + 1]!, scratch);
    if (scratch.from < scratch.to) above.push({ from: scratch.from, to: scratch.to });
  }
  if (above.length > 1) above.sort((one, other) => one.from - other.from);
  const kept: Stretch[] = [];
  for (const { from, to } of left) {
    if (from < shadow.from) kept.push({ from, to: Math.min(to, shadow.from) });
    let reached = Math.max(from, shadow.from);
    const end = Math.min(to, shadow.to);
    for (const gap of above) {
      const start = Math.max(reached, gap.from);
      const stop = Math.min(end, gap.to);
      if (start < stop) {
        kept.push({ from: start, to: stop });
        reached = stop;
      }
    }
    if (to > shadow.to) kept.push({ from: Math.max(from, shadow.to), to });
  }
  return kept;
}

/** Whether the shadow falls on any part of the cylinder. */
function fallsOn(window: SightWindow, { from, to, upper, lower }: Shadow): boolean {
  let [start, end] = [from, to];
  for (let line = 0; line < upper.length; line += 2) {
    circleBeyondLine(window, window.riseOfBottom, -1, upper[line]!, upper[line + 1]!, scratch);
    start = Math.max(start, scratch.from);
    end = Math.min(end, scratch.to);
  }
  for (let line = 0; line < lower.length; line += 2) {
    circleBeyondLine(window, window.riseOfTop, 1, lower[line]!, lower[line + 1]!, scratch);
    start = Math.max(start, scratch.from);
    end = Math.min(end, scratch.to);
  }
  return end > start;
}

function shadowsOf(window: SightWindow, { prisms }: Solid): readonly Shadow[] {
  const shadows: Shadow[] = [];
  for (const prism of prisms) {
    const shadow = castShadow(window, prism);
    if (shadow !== undefined && fallsOn(window, shadow)) shadows.push(shadow);
  }
  return shadows;
}

/** The widest stretch that is left, if it is wider than the tolerance at the cylinder. */
function widest(window: SightWindow, stretches: readonly Stretch[]): Stretch | undefined {
  let best: Stretch | undefined;
  for (const stretch of stretches) {
    if (best === undefined || stretch.to - stretch.from > best.to - best.from) best = stretch;
  }
  if (best === undefined || (best.to - best.from) * window.distance <= TOLERANCE) return undefined;
  return best;
}

/** Where on the picture the cylinder shows past the shadows, as far aside and aloft. */
function findSeen(window: SightWindow, shadows: readonly Shadow[]): readonly [number, number] | undefined {
  if (shadows.some(({ lower }) => lower.length > 0)) return seenThroughGaps(window, shadows);
  let left: readonly Stretch[] = [{ from: -window.reach, to: window.reach }];
  for (const shadow of shadows) {
    left = leaveUncovered(window, shadow, left);
    if (left.length === 0) return undefined;
  }
  const gap = widest(window, left);
  if (gap === undefined) return undefined;
  const aside = (gap.from + gap.to) / 2;
  let hidden = lowerEdge(window, aside);
  for (const { from, to, upper } of shadows) {
    if (aside <= from || aside >= to) continue;
    let height = Number.POSITIVE_INFINITY;
    for (let line = 0; line < upper.length; line += 2) {
      height = Math.min(height, upper[line]! + upper[line + 1]! * aside);
    }
    hidden = Math.max(hidden, height);
  }
  return [aside, (hidden + upperEdge(window, aside)) / 2];
}

/** The point of the cylinder at a place of the picture. */
function pointSeen(window: SightWindow, aside: number, aloft: number): PointAbove {
  const { eye, target, aheadX, aheadY } = window;
  const front = 1 / nearAndFar(window, aside)[0];
  const height = eye.z + aloft * front;
  const ahead =
    height > target.top
      ? window.riseOfTop / aloft
      : height < target.bottom
        ? window.riseOfBottom / aloft
        : front;
  return {
    x: eye.x + ahead * (aheadX - aside * aheadY),
    y: eye.y + ahead * (aheadY + aside * aheadX),
    z: eye.z + aloft * ahead,
  };
}

/** Straight up or down: only a prism that lies between and under the whole cylinder hides it. */
function partsUpright(eye: PointAbove, target: Cylinder, { xs, ys, floor, top }: Prism): boolean {
  const isBetween =
    eye.z > target.top
      ? floor >= target.top - TOLERANCE && top <= eye.z
      : floor >= eye.z && top <= target.bottom + TOLERANCE;
  const outline = Array.from(xs, (x, index) => ({ x, y: ys[index]! }));
  return isBetween && isInConvex(target, outline, target.radius - TOLERANCE);
}

function lookUpright(eye: PointAbove, target: Cylinder, solids: readonly Solid[]): Look {
  const hiding = solids.flatMap(({ prisms }, index) =>
    prisms.some((prism) => partsUpright(eye, target, prism)) ? [index] : [],
  );
  const seen = { x: target.x, y: target.y, z: eye.z > target.top ? target.top : target.bottom };
  return { seen: hiding.length > 0 ? undefined : seen, hiding, hidingAll: hiding };
}

/**
 * What can be seen of a cylinder from a point, worked out from the outlines themselves: a part that shows for more
 * than the tolerance, in width and in height, is seen, and one that is hidden for more than it is hidden. Where a
 * solid leaves something to be seen beneath it, gaps narrower than a 128th of the cylinder may be missed.
 */
export function lookAt(eye: PointAbove, target: Cylinder, solids: readonly Solid[]): Look {
  const window = openWindow(eye, target);
  if (window === undefined) return lookUpright(eye, target, solids);
  const hiding: number[] = [];
  const hidingAll: number[] = [];
  const all: Shadow[] = [];
  solids.forEach((solid, index) => {
    const shadows = shadowsOf(window, solid);
    if (shadows.length === 0) return;
    hiding.push(index);
    if (findSeen(window, shadows) === undefined) hidingAll.push(index);
    all.push(...shadows);
  });
  const seen = hidingAll.length > 0 ? undefined : findSeen(window, all);
  return { seen: seen && pointSeen(window, ...seen), hiding, hidingAll };
}

/** Whether any part of the cylinder can be seen; `lookAt` says which and what hides the rest. */
export function isSeen(eye: PointAbove, target: Cylinder, solids: readonly Solid[]): boolean {
  const window = openWindow(eye, target);
  if (window === undefined) return lookUpright(eye, target, solids).seen !== undefined;
  const shadows: Shadow[] = [];
  let left: readonly Stretch[] = [{ from: -window.reach, to: window.reach }];
  let hasGaps = false;
  for (const { prisms } of solids) {
    for (const prism of prisms) {
      const shadow = castShadow(window, prism);
      if (shadow === undefined) continue;
      shadows.push(shadow);
      if (shadow.lower.length > 0) hasGaps = true;
      else left = leaveUncovered(window, shadow, left);
      if (left.length === 0) return false;
    }
  }
  if (hasGaps) return seenThroughGaps(window, shadows) !== undefined;
  return widest(window, left) !== undefined;
}
