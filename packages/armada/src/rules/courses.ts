import { type Pose, squareBetween } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { ShipPlace } from '../measuring/index.ts';
import { endOfCourse, everyClicks, isWithinYaws, sidesFor } from '../measuring/index.ts';
import type { ArmadaState, Course, CourseRegion, Maneuvering, ShipId } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf, shipsInPlay } from './in-play.ts';
import { placeOf } from './places.ts';
import { tableOf } from './table.ts';
import { yawsOf } from './values.ts';

/** The speed of the maneuver: the dial's after any Navigate, or what a card says. ar.ship-activation.maneuver-mandatory */
export function speedOfManeuver(state: ArmadaState, { ship, fixedSpeed }: Maneuvering): number {
  return fixedSpeed ?? shipOf(state, ship).speed;
}

/** What the courses of a maneuver may be. */
export interface CourseLimits {
  readonly ship: ShipId;
  readonly place: ShipPlace;
  readonly others: readonly ShipPlace[];
  readonly speed: number;
  readonly yaw: readonly number[];
  readonly extraYaw: number;
}

export function courseLimits(state: ArmadaState, at: Maneuvering): CourseLimits {
  const ship = shipOf(state, at.ship) as PlacedShip;
  const speed = speedOfManeuver(state, at);
  return {
    ship: ship.id,
    place: placeOf(ship),
    others: shipsInPlay(state)
      .filter(({ id }) => id !== ship.id)
      .map(placeOf),
    speed,
    yaw: yawsOf(tableOf(state), ship, speed),
    extraYaw: at.extraYaw,
  };
}

/** The rule against a course. ar.ship-move.course-within-yaw */
export function refuseCourse(limits: CourseLimits, answer: Plain): Refusal | undefined {
  const { clicks, side } = (answer ?? {}) as Partial<Course>;
  if (side !== 'left' && side !== 'right') return refused('table.malformed-answer', { field: 'side' });
  if (!Array.isArray(clicks) || !isWithinYaws(clicks, limits.yaw, limits.extraYaw))
    return refused('ar.ship-move.course-within-yaw', { field: 'clicks', unit: limits.ship });
  return sidesFor(limits.place, clicks, limits.others).includes(side)
    ? undefined
    : refused('ar.ship-move.no-overlap-with-tool', { unit: limits.ship });
}

export function* legalCourses(limits: CourseLimits): Iterable<Course> {
  for (const clicks of everyClicks(limits.yaw, limits.extraYaw))
    for (const side of sidesFor(limits.place, clicks, limits.others)) yield { clicks, side };
}

/** How far two ways to bend the tool are apart. */
function bendBetween(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, click, joint) => sum + Math.abs(click - (other[joint] ?? 0)), 0);
}

function nearestTo(courses: Iterable<Course>, distance: (course: Course) => number): Course | undefined {
  let best: Course | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const course of courses) {
    const far = distance(course);
    if (far >= least) continue;
    least = far;
    best = course;
  }
  return best;
}

/** How far a place is from where a hand holds the ship, a degree of heading counting as a millimetre. */
function squareBetweenPoses(one: Pose, other: Partial<Pose>): number {
  const turn = Math.abs(one.heading - (other.heading ?? one.heading)) % 360;
  const degrees = Math.min(turn, 360 - turn);
  return squareBetween(one, { x: other.x ?? 0, y: other.y ?? 0 }) + degrees * degrees;
}

/** The legal course nearest to how a hand bent the tool, or to where it holds the ship. ar.ship-move.free-preview */
export function completeCourse(limits: CourseLimits, rough: Plain): Course {
  const { clicks, side, ...held } = (rough ?? {}) as Partial<Course & Pose>;
  const isHeld = typeof held.x === 'number' && typeof held.y === 'number';
  const bent = Array.isArray(clicks) ? (clicks as readonly number[]) : [];
  // There is always a legal course: a tool that is straight everywhere is within any yaw.
  return nearestTo(legalCourses(limits), (course) =>
    isHeld
      ? squareBetweenPoses(endOfCourse(limits.place, course), held)
      : 2 * bendBetween(course.clicks, bent) + (course.side === side ? 0 : 1),
  )!;
}

export function courseRegion(state: ArmadaState, at: Maneuvering, limits: CourseLimits): CourseRegion {
  const { pose } = shipOf(state, at.ship);
  return {
    kind: 'course',
    ship: at.ship,
    from: pose!,
    speed: limits.speed,
    yaw: limits.yaw,
    extraYaw: limits.extraYaw,
  };
}
