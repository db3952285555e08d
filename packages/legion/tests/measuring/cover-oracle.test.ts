import {
  type Cylinder,
  disc,
  overlaps,
  type Point,
  type PointAbove,
  type Polygon,
  type Solid,
  TOLERANCE,
} from '@sortie/geometry';
import {
  bodyOf,
  type Feature,
  type Figure,
  hasLineOfSight,
  lineOfSight,
  obscurersOf,
  type Relief,
  touches,
  viewpointOf,
  visiblePartsOf,
} from '@sortie/legion/measuring';
import { facing, insideLength, isBlocked, shrink, stream } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { figureOfScene, reliefOfScene, unitOfScene } from './scenes.ts';

const SCENES = Number(process.env.PAIRS ?? 300);

interface Trial {
  readonly relief: Relief;
  readonly leader: Figure;
  readonly defender: Figure;
}

function trialOf(next: () => number): Trial {
  const relief = reliefOfScene(next);
  const leader = figureOfScene(next, 'leader', relief, unitOfScene(next));
  const about = { x: leader.stand.x, y: leader.stand.y, size: 700 };
  for (;;) {
    const defender = figureOfScene(next, 'defender', relief, unitOfScene(next), about);
    if (Math.hypot(defender.stand.x - leader.stand.x, defender.stand.y - leader.stand.y) > 110)
      return { relief, leader, defender };
  }
}

/** How many millimetres of a line run inside an outline, stepped along by whether a point is inside. */
function lengthOver(start: Point, end: Point, { points }: Polygon): number {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const steps = Math.ceil(length / 0.5);
  let inside = 0;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [
      start.x + ((end.x - start.x) * step) / steps,
      start.y + ((end.y - start.y) * step) / steps,
    ];
    let isIn = false;
    points.forEach((point, index) => {
      const before = points.at(index - 1)!;
      const isAcross = point.y > y !== before.y > y;
      if (isAcross && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x)
        isIn = !isIn;
    });
    if (isIn) inside++;
  }
  return (inside * length) / steps;
}

/** What rays and steps say: certainly, certainly not, or too close to call. */
function isObscured({ leader, defender }: Trial, feature: Feature): boolean | undefined {
  const { solid, volume, outline, piece } = feature;
  if (piece.group === 'pit' || (solid === undefined && volume === undefined)) return undefined;
  if (isFarFromLine(leader.stand, defender.stand, outline)) return false;
  const eye = viewpointOf(leader);
  const body = bodyOf(defender);
  const over = lengthOver(leader.stand, defender.stand, outline);
  if (over === 0) return isNearLine(leader.stand, defender.stand, outline) ? undefined : false;
  const inner = facing(eye, shrink(body, 2 * TOLERANCE), 16, 12);
  const hider = (solid ?? volume)!;
  // A miniature that reaches into the volume is in it, whatever a ray to its front crosses.
  const isIn = volume !== undefined && overlaps(disc(body, body.radius), outline);
  const hidden = inner.filter((point) => insideLength(eye, point, hider) > 0.5).length;
  if (touches(leader, feature)) {
    const found = solid === undefined ? false : isWhollyHidden(eye, defender, solid);
    return found === true && over <= 2 ? undefined : found;
  }
  if (hidden > 0 || (isIn && body.bottom < piece.height)) return over > 2 ? true : undefined;
  return isGrazed(eye, body, hider, 24) ? undefined : false;
}

/** Whether one of so many times so many rays, to a miniature somewhat larger, runs into it. */
function isGrazed(eye: PointAbove, body: Cylinder, hider: Solid, rays: number): boolean {
  const outer = facing(eye, shrink(body, -0.5), rays, rays);
  return outer.some((point) => insideLength(eye, point, hider) > 0);
}

/** Rays a few millimetres apart miss the tip of a corner: where they disagree, others look that stand closely. */
function isTipAlone({ leader, defender }: Trial, { solid, volume }: Feature): boolean {
  return isGrazed(viewpointOf(leader), bodyOf(defender), (solid ?? volume)!, 600);
}

/** Every ray runs into it, to a miniature somewhat larger too; or one to a somewhat smaller one comes through. */
function isWhollyHidden(eye: PointAbove, defender: Figure, solid: Solid): boolean | undefined {
  const parts = visiblePartsOf(defender);
  const isOpen = (part: Cylinder) =>
    facing(eye, shrink(part, 2 * TOLERANCE), 24, 24).some((point) => insideLength(eye, point, solid) <= 0);
  if (parts.some(isOpen)) return false;
  const isShut = (part: Cylinder) =>
    facing(eye, shrink(part, -0.5), 24, 24).every((point) => insideLength(eye, point, solid) > 0.5);
  return parts.every(isShut) ? true : undefined;
}

function isFarFromLine(start: Point, end: Point, { box }: Polygon): boolean {
  return (
    Math.max(start.x, end.x) < box.minX - 2 ||
    Math.min(start.x, end.x) > box.maxX + 2 ||
    Math.max(start.y, end.y) < box.minY - 2 ||
    Math.min(start.y, end.y) > box.maxY + 2
  );
}

function isNearLine(start: Point, end: Point, { points }: Polygon): boolean {
  return points.some((point) => {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    return Math.abs((point.x - start.x) * dy - (point.y - start.y) * dx) / Math.hypot(dx, dy) < 2;
  });
}

function faultsIn(trial: Trial): readonly string[] {
  const { relief, leader, defender } = trial;
  const obscurers = new Set(obscurersOf(leader, defender, { relief, units: [] }).map(({ id }) => id));
  const faults = relief.features.flatMap((feature) => {
    const expected = isObscured(trial, feature);
    if (expected === undefined || expected === obscurers.has(feature.id)) return [];
    return !expected && isTipAlone(trial, feature) ? [] : [`${feature.id} obscures: ${expected}`];
  });
  const eye = viewpointOf(leader);
  const { line } = lineOfSight(leader, defender, { relief, vehicles: [] });
  if (hasLineOfSight(leader, defender, { relief, vehicles: [] }) !== (line !== undefined))
    faults.push('two answers');
  if (line !== undefined)
    return isBlocked(eye, line.to, relief.solids, 1e-6) ? [...faults, 'the line is blocked'] : faults;
  const isOpen = visiblePartsOf(defender).some((part) =>
    facing(eye, shrink(part, 2 * TOLERANCE), 20, 8).some((point) => !isBlocked(eye, point, relief.solids, 0)),
  );
  return isOpen ? [...faults, 'a ray finds a way'] : faults;
}

test('sight and cover on the battlefields agree with rays and steps', {
  timeout: 120_000 + 4 * SCENES,
}, () => {
  const next = stream(15);
  const faults: string[] = [];
  let obscured = 0;
  for (let index = 0; index < SCENES; index++) {
    const trial = trialOf(next);
    faults.push(...faultsIn(trial).map((fault) => `${index}: ${fault}`));
    if (obscurersOf(trial.leader, trial.defender, { relief: trial.relief, units: [] }).length > 0) obscured++;
  }
  expect(faults).toEqual([]);
  expect(obscured).toBeGreaterThan(SCENES / 5);
  expect(obscured).toBeLessThan(SCENES);
});
