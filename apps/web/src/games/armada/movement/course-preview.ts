import { clickMeasure, toolMeasure } from '@sortie/armada/catalogue';
import { baseOf, type Course, coversTool, layTool } from '@sortie/armada/measuring';
import type { ForeseenCourse } from '@sortie/armada/practice';
import type { ShipView } from '@sortie/armada/view';
import type { Pose } from '@sortie/geometry';
import type { JointedTool, Mark } from '@sortie/scene';
import { placeAt } from '../units.ts';

/** What is drawn of it beside the ship in the hand: the docked part of the tool, and where the ship does not get to. */
export function previewMarks(
  ship: ShipView,
  from: Pose,
  course: Course,
  { meant, reached }: Pick<ForeseenCourse, 'meant' | 'reached'>,
): readonly Mark[] {
  const [docked] = layTool(placeAt(ship, from), course).segments;
  const isPushedBack = reached < course.clicks.length;
  return [
    ...(docked
      ? [{ kind: 'area', id: 'docked tool', role: 'template', points: docked.points } as const]
      : []),
    ...(isPushedBack
      ? [
          {
            kind: 'area',
            id: 'meant',
            role: 'forbidden',
            points: baseOf(placeAt(ship, meant)).points,
          } as const,
        ]
      : []),
  ];
}

const { degrees: CLICK } = clickMeasure.value;
const { width, dockingPointToJoint, jointToDockingPoint } = toolMeasure.value;

/** The tool from its first joint on, as the board bends it. */
export function toolOf({ clicks }: Course): JointedTool {
  const last = clicks.length - 1;
  return {
    links: clicks.map((_, joint) => jointToDockingPoint + (joint < last ? dockingPointToJoint : 0)),
    bends: clicks.map((click) => click * CLICK),
    width,
  };
}

/** The place of the first joint, turned as the ship is. */
export function toolStart(ship: ShipView, from: Pose, course: Course): Pose {
  const [joint] = layTool(placeAt(ship, from), course).joints;
  return { ...(joint ?? from), heading: from.heading };
}

export function clicksOf(bends: readonly number[]): readonly number[] {
  return bends.map((bend) => Math.round(bend / CLICK) + 0);
}

/** The most clicks of each joint while the others stay as they are. ar.yaw.increase-ladder */
export function mostClicks(
  clicks: readonly number[],
  yaw: readonly number[],
  extraYaw: number,
): readonly number[] {
  const { eachWay } = clickMeasure.value;
  const excess = clicks.map((click, joint) => Math.max(0, Math.abs(click) - (yaw[joint] ?? 0)));
  const used = excess.reduce((sum, each) => sum + each, 0);
  return clicks.map((_, joint) =>
    Math.min(eachWay, (yaw[joint] ?? 0) + Math.max(0, extraYaw - used + (excess[joint] ?? 0))),
  );
}

/** The other side where the ship would end on the tool, and there it would not. ar.ship-move.no-overlap-with-tool */
export function withFreeSide(ship: ShipView, from: Pose, course: Course): Course {
  const place = placeAt(ship, from);
  if (!coversTool(place, course)) return course;
  const other: Course = { ...course, side: course.side === 'left' ? 'right' : 'left' };
  return coversTool(place, other) ? course : other;
}

/** Degrees of one click. */
export { CLICK };
