import {
  cosine,
  type Disc,
  isInsideBy,
  type Millimetres,
  type Point,
  type Polygon,
  sine,
  sweepDisc,
  TOLERANCE,
} from '@sortie/geometry';
import type { Place } from '../model/index.ts';
import { type Climbed, type Cohesion, cohesionRadius } from './cohesion-terms.ts';
import { baseOf, radiusOf } from './figures.ts';
import { isOnTable } from './footing.ts';
import { firstStop } from './passage.ts';
import type { Feature, Relief } from './relief.ts';
import type { Path } from './tool.ts';

/** What stands around a leader, gone through once for all places that are asked about. */
interface LeaderGround {
  /** The features that a base in cohesion could reach. */
  readonly relief: Relief;
  /** The block with steep sides that the leader stands on, if it does. */
  readonly roof: Polygon | undefined;
  /** Whatever else is impassable and reaches above the leader's feet, and miniatures nobody moves through. */
  readonly obstacles: readonly (Polygon | Disc)[];
  /** Where the joint of a speed-1 tool can lie, every few degrees; looked for when a straight way is shut. */
  joints: readonly Point[] | undefined;
}

/** How finely ways that bend round terrain are tried, in degrees. */
const TURN = 5;

const grounds = new WeakMap<Cohesion, LeaderGround>();

function groundOf(cohesion: Cohesion): LeaderGround {
  const known = grounds.get(cohesion);
  if (known !== undefined) return known;
  const ground = lookAround(cohesion);
  grounds.set(cohesion, ground);
  return ground;
}

function isInReach({ outline: { box } }: Feature, { x, y }: Point, reach: Millimetres): boolean {
  return box.minX < x + reach && box.maxX > x - reach && box.minY < y + reach && box.maxY > y - reach;
}

function lookAround(cohesion: Cohesion): LeaderGround {
  const { leader, who, around } = cohesion;
  const radius = radiusOf(who.base);
  const features = around.relief.features.filter((feature) =>
    isInReach(feature, leader, cohesionRadius(cohesion) + radius),
  );
  const impassable = features.filter(
    ({ rating, piece }) =>
      rating.movement[who.mover] === 'impassable' && (who.over === undefined || piece.height > who.over),
  );
  const roof = impassable
    .flatMap(({ blocks }) => blocks)
    .find(
      ({ top, shape }) => Math.abs(top - leader.level) <= TOLERANCE && isInsideBy(leader, shape, 0),
    )?.shape;
  const walls = around.walls.filter(
    ({ stand, height }) => stand.level < leader.level + who.height && leader.level < stand.level + height.top,
  );
  const inWay = impassable.filter(
    ({ piece }) => leader.level <= 0 || piece.height > leader.level + TOLERANCE,
  );
  const obstacles = [...inWay.map(({ outline }) => outline), ...walls.map(baseOf)];
  return { relief: { ...around.relief, features }, roof, obstacles, joints: undefined };
}

function findJoints(
  { leader, who, around }: Cohesion,
  leg: Millimetres,
  ground: LeaderGround,
): readonly Point[] {
  const radius = radiusOf(who.base);
  const joints: Point[] = [];
  for (let angle = 0; angle < 360; angle += TURN) {
    const joint = { x: leader.x + leg * sine(angle), y: leader.y + leg * cosine(angle) };
    const isFree = isOnTable(around.relief, joint, radius) && isOpen(ground.obstacles, leader, joint, radius);
    if (isFree) joints.push(joint);
  }
  return joints;
}

function isOpen(
  obstacles: readonly (Polygon | Disc)[],
  start: Point,
  end: Point,
  radius: Millimetres,
): boolean {
  for (const shape of obstacles) if (sweepDisc({ start, end }, radius, shape).length > 0) return false;
  return true;
}

/** A speed-1 move joins the two places, straight or bent. lg.cohesion.path-required, lg.cohesion.path-around-terrain */
export function hasWay(cohesion: Cohesion, at: Place): boolean {
  const { leader, who, climbed } = cohesion;
  const ground = groundOf(cohesion);
  if (climbed !== undefined && Math.abs(leader.level - at.level) > who.step) {
    return hasWayAcrossLevels(cohesion, climbed, at, ground);
  }
  const { roof } = ground;
  if (roof !== undefined && !isInsideBy(at, roof, 0)) return false;
  const radius = radiusOf(who.base);
  if (isOpen(ground.obstacles, leader, at, radius)) return true;
  if (roof !== undefined) return false;
  const leg = cohesionRadius(cohesion) / 2;
  ground.joints ??= findJoints(cohesion, leg, ground);
  return ground.joints.some(
    (joint) => isBendTo(leader, joint, at, leg) && isOpen(ground.obstacles, joint, at, radius),
  );
}

/** The second half of the tool reaches the place, bent by at most 90 degrees. */
function isBendTo(leader: Point, joint: Point, at: Point, leg: Millimetres): boolean {
  const [dx, dy] = [at.x - joint.x, at.y - joint.y];
  if (dx * dx + dy * dy > (leg + TOLERANCE) * (leg + TOLERANCE)) return false;
  return dx * (joint.x - leader.x) + dy * (joint.y - leader.y) >= 0;
}

/** Between a roof and its foot the piece itself is not in the way. lg.cohesion.vertical.horizontal-distance */
function hasWayAcrossLevels(
  cohesion: Cohesion,
  { terrain }: Climbed,
  at: Place,
  { relief }: LeaderGround,
): boolean {
  const { leader, who, around } = cohesion;
  const route: Path = {
    start: leader,
    joint: { x: (leader.x + at.x) / 2, y: (leader.y + at.y) / 2 },
    end: at,
    leg: cohesionRadius(cohesion) / 2,
  };
  const features = relief.features.filter(({ id }) => id !== terrain);
  return firstStop(route, who, { ...relief, features }, around.walls) === undefined;
}
