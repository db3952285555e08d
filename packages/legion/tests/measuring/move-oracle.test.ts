import { disc, isInsideBy, overlaps, TOLERANCE } from '@sortie/geometry';
import {
  difficultAlong,
  type Figure,
  firstStop,
  layTool,
  lengthOf,
  pointOn,
  type Relief,
  type Route,
  radiusOf,
  type Traveller,
} from '@sortie/legion/measuring';
import { stream } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { figureOfScene, reliefOfScene, unitOfScene } from './scenes.ts';
import { traveller } from './travellers.ts';

const SCENES = Number(process.env.PAIRS ?? 500);
const STEP = 2;

interface Trial {
  readonly relief: Relief;
  readonly route: Route;
  readonly who: Traveller;
  readonly walls: readonly Figure[];
}

function trialOf(next: () => number): Trial {
  const relief = reliefOfScene(next);
  const unit = unitOfScene(next);
  const { stand, base } = figureOfScene(next, 'mover', relief, unit);
  const speed = (1 + Math.floor(next() * 3)) as 1 | 2 | 3;
  const route = layTool(stand, base, { speed, angle: stand.heading, bend: 180 * next() - 90 });
  const about = { x: stand.x, y: stand.y, size: 400 };
  const walls = next() < 0.3 ? [figureOfScene(next, 'wall', relief, 'at-rt', about)] : [];
  return { relief, route, who: traveller(unit), walls: walls.filter((wall) => isFarFrom(wall, stand, base)) };
}

function isFarFrom(wall: Figure, stand: Figure['stand'], base: Figure['base']): boolean {
  return Math.hypot(wall.stand.x - stand.x, wall.stand.y - stand.y) > radiusOf(wall.base) + radiusOf(base);
}

/** Why a base cannot be at a step of the way, found from where it is and nothing else. */
function isStoppedAt({ relief, route, who, walls }: Trial, after: number, by: number): boolean {
  const point = pointOn(route, after);
  const radius = radiusOf(who.base);
  const base = disc(point, radius);
  const { width, depth: far } = relief.area;
  if (
    point.x < radius - by ||
    point.y < radius - by ||
    point.x > width - radius + by ||
    point.y > far - radius + by
  ) {
    return true;
  }
  const tops = relief.features.flatMap(({ blocks }) =>
    blocks.filter(({ holds, shape }) => holds && isInsideBy(point, shape, 0)),
  );
  const level = Math.max(0, ...tops.map(({ top }) => top));
  const isShut = relief.features.some(
    ({ rating, piece, outline }) =>
      rating.movement[who.mover] === 'impassable' &&
      level < Math.max(1, piece.height) &&
      overlaps(disc(point, radius - by), outline),
  );
  const isAboveDrop =
    route.start.level > 0 && level === 0 && route.start.level > who.step && isSteepStart(relief, route, who);
  return isShut || isAboveDrop || walls.some((wall) => isInWay(wall, base, by, route, who));
}

function isSteepStart(relief: Relief, { start }: Route, { mover }: Traveller): boolean {
  return relief.features.some(
    ({ rating, blocks }) =>
      rating.movement[mover] === 'impassable' &&
      blocks.some(({ shape, top }) => top === start.level && isInsideBy(start, shape, 0)),
  );
}

function isInWay(
  wall: Figure,
  base: ReturnType<typeof disc>,
  by: number,
  { start }: Route,
  who: Traveller,
): boolean {
  const { stand, height } = wall;
  if (
    stand.level >= start.level + who.height + who.step ||
    start.level - who.step >= stand.level + height.top
  )
    return false;
  return (
    Math.hypot(base.centre.x - stand.x, base.centre.y - stand.y) < base.radius + radiusOf(wall.base) - by
  );
}

function faultIn(trial: Trial): string | undefined {
  const length = lengthOf(trial.route);
  const at = Math.min(firstStop(trial.route, trial.who, trial.relief, trial.walls)?.at ?? length, length);
  for (let after = 0; after < at - TOLERANCE; after += STEP) {
    if (isStoppedAt(trial, after, 3 * TOLERANCE)) return `stopped already at ${after}, not at ${at}`;
  }
  if (at < length && !isStoppedAt(trial, Math.min(length, at + TOLERANCE), -TOLERANCE))
    return `nothing stops at ${at}`;
  return undefined;
}

test('what stops a move agrees with a base that is carried step by step', {
  timeout: 120_000 + SCENES,
}, () => {
  const next = stream(77);
  const faults: string[] = [];
  let stopped = 0;
  for (let index = 0; index < SCENES; index++) {
    const trial = trialOf(next);
    const fault = faultIn(trial);
    if (fault !== undefined) faults.push(`${index}: ${fault} ${trial.who.mover}`);
    if (firstStop(trial.route, trial.who, trial.relief, trial.walls) !== undefined) stopped++;
  }
  expect(faults).toEqual([]);
  expect(stopped).toBeGreaterThan(SCENES / 10);
  expect(stopped).toBeLessThan(SCENES);
});

test('difficult terrain on the way agrees with a base that is carried step by step', {
  timeout: 120_000 + SCENES,
}, () => {
  const next = stream(78);
  const faults: string[] = [];
  for (let index = 0; index < SCENES / 2; index++) {
    const { relief, route, who } = trialOf(next);
    const length = lengthOf(route);
    const told = new Set(difficultAlong(route, length, who, relief).map(({ id }) => id));
    for (const { id, rating, outline, piece } of relief.features) {
      if (rating.movement[who.mover] !== 'difficult' || route.start.level > 0 || piece.row === 'trench')
        continue;
      let [isTouched, isEntered] = [false, false];
      for (let after = 0; after <= length; after += STEP) {
        const at = pointOn(route, after);
        isTouched ||= overlaps(disc(at, radiusOf(who.base)), outline);
        isEntered ||= overlaps(disc(at, radiusOf(who.base) - 2 * TOLERANCE), outline);
      }
      if (isEntered && !told.has(id)) faults.push(`${index}: ${id} is entered`);
      if (!isTouched && told.has(id) && !isGrazed(route, who, outline))
        faults.push(`${index}: ${id} is not entered`);
    }
  }
  expect(faults).toEqual([]);
});

/** Between two steps a corner may be grazed. */
function isGrazed(route: Route, who: Traveller, outline: Relief['features'][number]['outline']): boolean {
  for (let after = 0; after <= lengthOf(route); after += STEP / 100) {
    if (overlaps(disc(pointOn(route, after), radiusOf(who.base) + TOLERANCE), outline)) return true;
  }
  return false;
}
