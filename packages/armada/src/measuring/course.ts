import type { LeftOrRight } from '@sortie/geometry';
import { clickMeasure, type SpeedChart, type Yaw } from '../catalogue/index.ts';

/**
 * How the tool is bent and on which side of the base it lies. The clicks of each joint up to the speed, the first
 * joint first: left is negative, right positive. Joints past the speed play no part.
 * ar.maneuver-tool.joint-is-speed, ar.maneuver-tool.ignore-farther-joints
 */
export interface Course {
  readonly clicks: readonly number[];
  readonly side: LeftOrRight;
}

/** ar.maneuver-tool.joint-is-speed */
export function speedOf(course: Pick<Course, 'clicks'>): number {
  return course.clicks.length;
}

/** The yaw of each joint at a speed; no joint at speed 0, undefined for a speed the chart does not have. ar.speed-chart.columns-and-rows */
export function yawsAt(chart: SpeedChart, speed: number): readonly Yaw[] | undefined {
  return speed === 0 ? [] : chart[speed];
}

/** Each joint by at most its yaw, to either side. ar.ship-move.course-within-yaw, ar.yaw.max-clicks, ar.yaw.dash-straight */
export function isWithinYaws(clicks: readonly number[], yaws: readonly number[]): boolean {
  return (
    clicks.length === yaws.length &&
    clicks.every((click, joint) => Number.isInteger(click) && Math.abs(click) <= yawOf(yaws, joint))
  );
}

/** A joint has no more stops than the tool, whatever raised its yaw. ar.known.tool.joints */
function yawOf(yaws: readonly number[], joint: number): number {
  return Math.min(clickMeasure.value.eachWay, yaws[joint] ?? 0);
}

/** Every way to bend the tool at these yaws, straight first. ar.ship-move.course-within-yaw */
export function everyClicks(yaws: readonly number[]): readonly (readonly number[])[] {
  return yaws.reduce<readonly (readonly number[])[]>(
    (begun, _yaw, joint) =>
      begun.flatMap((clicks) => stopsOf(yawOf(yaws, joint)).map((stop) => [...clicks, stop])),
    [[]],
  );
}

const STOPS: readonly (readonly number[])[] = [[0], [0, -1, 1], [0, -1, 1, -2, 2]];

function stopsOf(yaw: number): readonly number[] {
  return STOPS[yaw] ?? [0];
}
