import { headingTowards, type Point, type Pose } from '@sortie/geometry';
import { type Speed, toolMeasure, unitCard } from '@sortie/legion/catalogue';
import {
  headingOn,
  isNotched,
  layTool,
  legOf,
  lengthOf,
  pointOn,
  type ToolPose,
  toolTowards,
} from '@sortie/legion/measuring';
import type { MoveType, Stand } from '@sortie/legion/model';
import type { HeldTool } from '../../../table/layer.ts';
import { type Standing, standOver } from '../formation/formation.ts';

/** The movement tool as it lies, and how far along it the leader goes, from 0 to 1. */
export interface LaidTool extends ToolPose {
  readonly along: number;
}

/** A move that is laid with the tool. */
export interface Mover extends Standing {
  readonly type: MoveType;
  readonly from: Stand;
  readonly maxSpeed: number;
}

const { bend: MOST_BEND, length: LENGTHS, width: WIDTH } = toolMeasure.value;

function baseOf({ unit }: Standing) {
  return unitCard(unit.card).base;
}

/** Where the tool of a notched base points; round bases are free. lg.move.standard.place-notched, lg.move.reverse.notches */
export function fixedAngle(mover: Mover): number | undefined {
  if (!isNotched(baseOf(mover))) return undefined;
  return (mover.from.heading + (mover.type === 'reverse' ? 180 : 0)) % 360;
}

function routeOf(mover: Mover, tool: ToolPose) {
  return layTool(mover.from, baseOf(mover), tool, mover.type === 'reverse');
}

/** Where the leader ends. */
export function endOf(mover: Mover, { along, ...tool }: LaidTool): Stand {
  if (along === 0) return mover.from;
  const route = routeOf(mover, tool);
  const after = along * lengthOf(route);
  return standOver(mover, pointOn(route, after), headingOn(route, after));
}

function speedsOf({ maxSpeed }: Mover): readonly Speed[] {
  return ([1, 2, 3] as const).filter((speed) => speed <= Math.max(1, maxSpeed));
}

/** The tool by which the leader comes nearest to a point: the slowest that reaches it, its joint as it is bent. */
export function aimAt(mover: Mover, tool: LaidTool, point: Point): LaidTool {
  const laid = speedsOf(mover).map((speed) => towards(mover, { ...tool, speed }, point));
  return laid.find((each) => each.along < 1) ?? laid.at(-1) ?? tool;
}

function towards(mover: Mover, tool: LaidTool, point: Point): LaidTool {
  if (fixedAngle(mover) === undefined) return turnedTowards(mover, tool, point);
  const { after, ...laid } = toolTowards(standFacing(mover), baseOf(mover), tool.speed, point);
  return { ...laid, along: after / (2 * legOf(baseOf(mover), tool.speed)) };
}

/** As if it stood turned round, for a reverse. */
function standFacing(mover: Mover): Stand {
  return { ...mover.from, heading: fixedAngle(mover) ?? mover.from.heading };
}

/** The whole tool is turned about the base until its way leads over the point, or past it where it is too far. */
function turnedTowards(mover: Mover, tool: LaidTool, point: Point): LaidTool {
  const route = routeOf(mover, { ...tool, angle: 0 });
  const length = lengthOf(route);
  const wanted = Math.hypot(point.x - mover.from.x, point.y - mover.from.y);
  const along = shareAt((share) => distance(mover.from, pointOn(route, share * length)), wanted);
  const seen = along === 0 ? 0 : headingTowards(mover.from, pointOn(route, along * length));
  const angle = (headingTowards(mover.from, point) - seen + 360) % 360;
  return { ...tool, angle, along };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The share of a way after which it is so far from its start; the way leads ever farther from it. */
function shareAt(farAfter: (share: number) => number, wanted: number): number {
  if (farAfter(1) <= wanted) return 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (farAfter(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** The tool as the board bends it: its first joint is the base, where a round one lets it be turned. */
export function toolInHand(
  mover: Mover,
  tool: LaidTool,
  onBend: (tool: LaidTool, letGo: boolean) => void,
): HeldTool {
  const half = LENGTHS[tool.speed] / 2;
  const fixed = fixedAngle(mover);
  const start: Pose = { x: mover.from.x, y: mover.from.y, heading: fixed ?? 0 };
  const turn = fixed === undefined ? signed(tool.angle) : 0;
  return {
    shape: { links: [legOf(baseOf(mover), tool.speed), half], bends: [turn, tool.bend], width: WIDTH },
    start,
    most: [fixed === undefined ? 180 : 0, MOST_BEND],
    onBend: ([turned = 0, bend = 0], letGo) =>
      onBend({ ...tool, angle: fixed ?? (turned + 360) % 360, bend }, letGo),
  };
}

/** From -180 to 180. */
export function signed(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
