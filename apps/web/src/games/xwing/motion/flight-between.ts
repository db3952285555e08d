import { type Pose, poseOnPath, turnPose } from '@sortie/geometry';
import { type Bearing, bank, shipType, straight, type Template, turn } from '@sortie/xwing/catalogue';
import { baseLength, type ShipView, templateOf } from '@sortie/xwing/view';

/** How a ship came from one place to another. */
export interface Flight {
  readonly template: Template;
  /** Where the template's start lay: the ship, turned about when it flew backwards. */
  readonly from: Pose;
  /** False when others stopped it on the way. */
  readonly whole: boolean;
  readonly path: readonly Pose[];
}

interface Course {
  readonly template: Template;
  readonly bearing: Bearing | 'reposition';
}

/** Millimetres and degrees within which two places are the same; poses are quantised. */
const NEAR = 0.6;
const AIMED = 1.5;
/** Millimetres between two looks at a path. */
const STEP = 0.5;
const PLACES = 16;

const repositions: readonly Course[] = [
  straight(1),
  bank(1, 'left'),
  bank(1, 'right'),
  straight(2),
  bank(2, 'left'),
  bank(2, 'right'),
  turn(1, 'left'),
  turn(1, 'right'),
].map((template) => ({ template, bearing: 'reposition' }));

/** The template that leads from one place to the other; undefined for rolls and for pieces put down by hand. */
export function flightBetween(ship: ShipView, from: Pose, to: Pose): Flight | undefined {
  const length = baseLength(ship);
  const courses = [...dialCourses(ship), ...repositions];
  for (const course of courses) {
    const found = wholeFlight(course, length, from, to);
    if (found) return found;
  }
  for (const course of courses) {
    const found = stoppedFlight(course, length, from, to);
    if (found) return found;
  }
  return undefined;
}

function dialCourses({ type }: ShipView): readonly Course[] {
  return shipType(type).dial.flatMap((maneuver) => {
    const template = templateOf(maneuver);
    return template ? [{ template, bearing: maneuver.bearing }] : [];
  });
}

function isReverse(bearing: Course['bearing']): boolean {
  return bearing.startsWith('reverse');
}

function startOf({ bearing }: Course, from: Pose): Pose {
  return isReverse(bearing) ? turnPose(from, 180) : from;
}

function wholeFlight(course: Course, length: number, from: Pose, to: Pose): Flight | undefined {
  const { template, bearing } = course;
  const start = startOf(course, from);
  const end = poseOnPath(template, start, length, template.length);
  const isRoll = bearing.startsWith('tallon');
  const play = isRoll ? length / 2 : NEAR;
  if (!areNear(end, to, play)) return undefined;
  const turns = Math.abs(turnTo(end.heading, to.heading));
  const expected = isReverse(bearing) ? 180 : turnAtTheEnd(bearing);
  if (Math.abs(turns - expected) > AIMED) return undefined;
  return { template, from: start, whole: true, path: pathOf(course, length, start, template.length, to) };
}

/** Koiogran turns and Segnor's loops turn about, Tallon rolls turn once more. */
function turnAtTheEnd(bearing: Course['bearing']): number {
  if (bearing === 'koiogranTurn' || bearing.startsWith('segnors')) return 180;
  return bearing.startsWith('tallon') ? 90 : 0;
}

function stoppedFlight(course: Course, length: number, from: Pose, to: Pose): Flight | undefined {
  const { template, bearing } = course;
  const start = startOf(course, from);
  const expected = isReverse(bearing) ? 180 : 0;
  for (let at = template.length; at > -length; at -= STEP) {
    const there = poseOnPath(template, start, length, at);
    if (!areNear(there, to, NEAR)) continue;
    if (Math.abs(Math.abs(turnTo(there.heading, to.heading)) - expected) > AIMED) continue;
    return { template, from: start, whole: false, path: pathOf(course, length, start, at, to) };
  }
  return undefined;
}

function pathOf(course: Course, length: number, start: Pose, end: number, to: Pose): readonly Pose[] {
  const poses = Array.from({ length: PLACES }, (_, place) => {
    const at = -length + ((end + length) * (place + 1)) / PLACES;
    const there = poseOnPath(course.template, start, length, at);
    return isReverse(course.bearing) ? turnPose(there, 180) : there;
  });
  return [...poses, to];
}

function areNear(one: Pose, other: Pose, limit: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= limit;
}

/** Between -180 and 180. */
function turnTo(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
