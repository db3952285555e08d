import {
  type Cylinder,
  disc,
  distanceSquared,
  distanceSquaredToPoint,
  isSeen,
  lookAt,
  NO_FLOOR,
  type PointAbove,
  type Polygon,
  roundSolid,
  type Solid,
  solidOver,
  TOLERANCE,
} from '@sortie/geometry';
import { facing, insideLength, isBlocked, leastMiss, offSurface, shrink } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { makers, stream } from './random-shapes.ts';

const SCENES = Number(process.env.PAIRS ?? 3_000);
const TIMEOUT = 60_000 + 4 * SCENES;

interface Scene {
  readonly eye: PointAbove;
  readonly target: Cylinder;
  readonly solids: readonly Solid[];
}

const shapes = ['rectangle', 'convex', 'concave'] as const;

function sceneOf(next: () => number): Scene {
  const level = () => (next() < 0.7 ? 0 : 60 * next());
  const bottom = level();
  const radius = 10 + 40 * next();
  const target = { x: 60 + 80 * next(), y: 60 + 80 * next(), radius, bottom, top: bottom + 20 + 60 * next() };
  const eye = { x: 200 * next(), y: -250 * next(), z: level() + 20 + 100 * next() };
  const solids: Solid[] = [];
  for (let count = Math.floor(next() * 5); count >= 0; count--) {
    const floor = next() < 0.8 ? NO_FLOOR : 60 * next();
    const heights = { floor, top: Math.max(floor, 0) + 5 + 90 * next() };
    if (next() < 0.2) {
      const [x, y, width] = [200 * next(), 200 * next() - 100, 20 + 30 * next()];
      const apart = Math.hypot(x - target.x, y - target.y) > width + target.radius;
      if (apart && Math.hypot(x - eye.x, y - eye.y) > width)
        solids.push(roundSolid({ x, y }, width, heights));
      continue;
    }
    const shape = makers[shapes[Math.floor(next() * 3)]!](next, 200) as Polygon;
    const isUnder = heights.top <= target.bottom || heights.floor >= target.top;
    const isClear = isUnder || distanceSquared(shape, disc(target, target.radius)) > 0;
    if (isClear && distanceSquaredToPoint(shape, eye) > 0) solids.push(solidOver(shape, heights));
  }
  return { eye, target, solids };
}

/** A ray to the cylinder runs into the solid, or misses it by no more than the tolerance. */
function isHiddenSomewhere({ eye, target }: Scene, solid: Solid): boolean {
  const points = facing(eye, target, 24, 24);
  return (
    points.some((point) => insideLength(eye, point, solid) > 0) || leastMiss(eye, target, solid) <= TOLERANCE
  );
}

function faultIn(scene: Scene): string | undefined {
  const { eye, target, solids } = scene;
  const { seen, hiding, hidingAll } = lookAt(eye, target, solids);
  const inner = facing(eye, shrink(target, 2 * TOLERANCE), 20, 8);
  const hidesFrom = (solid: Solid, point: PointAbove) => insideLength(eye, point, solid) > 0.5;
  if (isSeen(eye, target, solids) !== (seen !== undefined)) return 'isSeen and lookAt differ';
  if (seen !== undefined) {
    if (offSurface(seen, target) > 2 * TOLERANCE) return 'what is seen is no part of the cylinder';
    if (isBlocked(eye, seen, solids, 1e-6)) return 'the line of sight is blocked';
  } else if (inner.some((point) => !isBlocked(eye, point, solids, 0))) return 'a ray finds a way';
  for (const [index, solid] of solids.entries()) {
    const hides = hiding.includes(index);
    if (!hides && inner.some((point) => hidesFrom(solid, point))) return `solid ${index} hides a ray`;
    if (hides && !isHiddenSomewhere(scene, solid)) return `solid ${index} hides nothing`;
    const hidesAll = hidingAll.includes(index);
    if (hidesAll && inner.some((point) => insideLength(eye, point, solid) <= 0))
      return `${index} hides not all`;
    if (!hidesAll && lookAt(eye, target, [solid]).seen === undefined) return `${index} alone hides all`;
  }
  return undefined;
}

test('what is seen and hidden agrees with dense rays in random scenes', { timeout: TIMEOUT }, () => {
  const next = stream(41);
  const faults: string[] = [];
  const counts = { seen: 0, partly: 0, hidden: 0 };
  for (let index = 0; index < SCENES; index++) {
    const scene = sceneOf(next);
    const fault = faultIn(scene);
    if (fault !== undefined) faults.push(`${index}: ${fault}`);
    const { seen, hiding } = lookAt(scene.eye, scene.target, scene.solids);
    counts[seen === undefined ? 'hidden' : hiding.length > 0 ? 'partly' : 'seen']++;
  }
  expect(faults).toEqual([]);
  expect(Math.min(counts.seen, counts.partly, counts.hidden)).toBeGreaterThan(SCENES / 40);
});
