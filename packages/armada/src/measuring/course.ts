import type { LeftOrRight } from '@sortie/geometry';
import { clickMeasure } from '../catalogue/index.ts';

/**
 * How the tool is bent and on which side of the base it lies. The clicks of each joint up to the speed, the first
 * joint first: left is negative, right positive. Joints past the speed play no part.
 * ar.maneuver-tool.joint-is-speed, ar.maneuver-tool.ignore-farther-joints
 */
export interface Course {
  readonly clicks: readonly number[];
  readonly side: LeftOrRight;
}

const { eachWay: LAST_STOP } = clickMeasure.value;

/**
 * No joint past its yaw, to either side, but for the clicks by which Navigate or a card raises yaws, all joints
 * together; and none past its last stop. ar.ship-move.course-within-yaw, ar.yaw.max-clicks, ar.yaw.dash-straight,
 * ar.yaw.increase-ladder, ar.known.tool.joints
 */
export function isWithinYaws(clicks: readonly number[], yaws: readonly number[], raised = 0): boolean {
  return clicks.length === yaws.length && clicks.every(isStop) && excessOf(clicks, yaws) <= raised;
}

function isStop(click: number): boolean {
  return Number.isInteger(click) && Math.abs(click) <= LAST_STOP;
}

function excessOf(clicks: readonly number[], yaws: readonly number[]): number {
  return clicks.reduce((sum, click, joint) => sum + Math.max(0, Math.abs(click) - (yaws[joint] ?? 0)), 0);
}

/** Every way to bend the tool at these yaws, straight first. ar.ship-move.course-within-yaw, ar.yaw.increase-ladder */
export function everyClicks(yaws: readonly number[], raised = 0): readonly (readonly number[])[] {
  const every = yaws.reduce<readonly (readonly number[])[]>(
    (begun, yaw) => begun.flatMap((clicks) => stopsUpTo(yaw + raised).map((stop) => [...clicks, stop])),
    [[]],
  );
  return every.filter((clicks) => excessOf(clicks, yaws) <= raised);
}

const STOPS: readonly number[] = Array.from({ length: LAST_STOP }, (_, index) => [
  -index - 1,
  index + 1,
]).flat();

function stopsUpTo(yaw: number): readonly number[] {
  return [0, ...STOPS.filter((stop) => Math.abs(stop) <= yaw)];
}
