import {
  type Link,
  type Millimetres,
  overlaps,
  type Point,
  type Polygon,
  type Pose,
  pose,
  rectangle,
  toTable,
  walk,
} from '@sortie/geometry';
import { baseSizes, clickMeasure, sizeOf, toolMeasure, toolOffsetMeasure } from '../catalogue/index.ts';
import type { Course } from './course.ts';
import { baseOf } from './outlines.ts';
import type { ShipPlace } from './places.ts';

/** Where the tool lies: its joints and its segments, from the one docked in the base on. */
export interface LaidTool {
  readonly joints: readonly Point[];
  /** One more than joints; the ship ends beside the last. */
  readonly segments: readonly Polygon[];
}

const { degrees: CLICK } = clickMeasure.value;
const { dockingPointToJoint, jointToDockingPoint, guideBlockLength } = toolMeasure.value;

/** From the middle of the base to the docking point beside its front edge. ar.known.tool.width-and-offset */
function dockingOffset(ship: ShipPlace, side: Course['side']): Point {
  const size = sizeOf(ship.class);
  const across = toolOffsetMeasure.value[size];
  return { x: side === 'left' ? -across : across, y: baseSizes[size].length / 2 };
}

/** For each joint two links: to the joint, where the tool bends, and on to the docking point. ar.known.tool.pose-formula */
function linksOf({ clicks }: Pick<Course, 'clicks'>): readonly Link[] {
  return clicks.flatMap((click): Link[] => [
    { forward: dockingPointToJoint, turn: click * CLICK },
    { forward: jointToDockingPoint, turn: 0 },
  ]);
}

function docked(ship: ShipPlace, side: Course['side']): Pose {
  return { ...toTable(ship.pose, dockingOffset(ship, side)), heading: ship.pose.heading };
}

/**
 * Where the ship comes to rest at each speed of the course, from 0, where it stays, to its own: docked at the joint
 * of that number, on the side of the tool where it began. Only the end counts, nothing on the way. ar.known.tool.pose-formula,
 * ar.ship-move.place-at-speed-joint, ar.ship-move.same-side, ar.ship-move.passes-through, ar.overlap.ship-reduce-speed
 */
export function posesAlong(ship: ShipPlace, course: Course): readonly Pose[] {
  const offset = dockingOffset(ship, course.side);
  const back = { x: 0 - offset.x, y: 0 - offset.y };
  const docks = walk(docked(ship, course.side), linksOf(course)).filter((_, index) => index % 2 === 1);
  return [
    ship.pose,
    ...docks.map((dock) => {
      const middle = toTable(dock, back);
      return pose(middle.x, middle.y, dock.heading);
    }),
  ];
}

/** Where the ship ends if nothing is in its way. ar.ship-move.place-at-speed-joint, ar.ship-move.speed-zero-counts */
export function endOfCourse(ship: ShipPlace, course: Course): Pose {
  return posesAlong(ship, course).at(-1) as Pose;
}

/** The tool as wide as the gap between the base and its centre line says, so that it touches the base it lies beside. */
function toolWidth(ship: ShipPlace): Millimetres {
  const size = sizeOf(ship.class);
  return 2 * toolOffsetMeasure.value[size] - baseSizes[size].width;
}

function segmentBetween(from: Pose, to: Point, width: Millimetres): Polygon {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return rectangle({ x: from.x + dx / 2, y: from.y + dy / 2, heading: from.heading }, length, width);
}

/** The tool beside the ship, bent by the course, up to the joint of its speed. ar.ship-move.free-preview, ar.maneuver-tool.ignore-farther-joints */
export function layTool(ship: ShipPlace, course: Course): LaidTool {
  const root = docked(ship, course.side);
  const width = toolWidth(ship);
  const ends = walk(root, linksOf(course));
  const joints = ends.filter((_, index) => index % 2 === 0);
  const begin = { ...toTable(root, { x: 0, y: -guideBlockLength }), heading: root.heading };
  const starts = [begin, ...joints];
  const stops = [...joints, ends.at(-1) ?? root];
  return {
    joints: joints.map(({ x, y }) => ({ x, y })),
    segments: starts.map((start, index) => segmentBetween(start, stops[index] as Point, width)),
  };
}

/** Every class covers the tool in the same courses, wherever it stands. */
const covered = new Map<string, boolean>();

/**
 * Whether the ship, having moved the whole course, would lie on the tool. The segment it is docked at lies beside it
 * and is left out, and so are the dial frames and rails, on which every straight move would lie.
 * ar.ship-move.no-overlap-with-tool
 */
export function coversTool(ship: Pick<ShipPlace, 'class'>, course: Course): boolean {
  const key = `${ship.class} ${course.side} ${course.clicks.join(' ')}`;
  let isCovered = covered.get(key);
  if (isCovered === undefined) {
    isCovered = endsOnTool({ pose: ORIGIN, class: ship.class }, course);
    covered.set(key, isCovered);
  }
  return isCovered;
}

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

function endsOnTool(ship: ShipPlace, course: Course): boolean {
  const base = baseOf({ pose: endOfCourse(ship, course), class: ship.class });
  const passed = layTool(ship, course).segments.slice(0, -1);
  return passed.some((segment) => overlaps(segment, base));
}
