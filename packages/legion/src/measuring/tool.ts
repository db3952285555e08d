import {
  type Degrees,
  heading,
  headingTowards,
  type Millimetres,
  type Point,
  pointAlong,
  walk,
} from '@sortie/geometry';
import { type BaseSize, notchMeasure, type Speed, toolMeasure } from '../catalogue/index.ts';
import type { Place, Stand } from '../model/index.ts';
import { isNotched, radiusOf } from './figures.ts';

/** How the movement tool lies: where its first half points from the base, and how the second is bent to the right. */
export interface ToolPose {
  readonly speed: Speed;
  readonly angle: Degrees;
  readonly bend: Degrees;
}

/** A way of the middle of a base in two halves: to a joint, then to its end. */
export interface Path {
  readonly start: Place;
  readonly joint: Point;
  readonly end: Point;
  /** How long each half of the way is. */
  readonly leg: Millimetres;
}

/** The way over a laid tool. */
export interface Route extends Path {
  /** Where the base faces on each half. */
  readonly headings: readonly [Degrees, Degrees];
}

/** Half base and half tool; the end of a tool lies a little inside a notched base. lg.move.standard.full-distance */
export function legOf(base: BaseSize, speed: Speed): Millimetres {
  return radiusOf(base) + toolMeasure.value.length[speed] / 2 - (isNotched(base) ? notchMeasure.value : 0);
}

/** lg.move.standard.adjust, lg.move.standard.slide-centred, lg.move.standard.full-end-unnotched, lg.move.reverse.notches */
export function layTool(start: Stand, base: BaseSize, tool: ToolPose, isReverse = false): Route {
  const leg = legOf(base, tool.speed);
  const [joint, end] = walk({ x: start.x, y: start.y, heading: tool.angle }, [
    { forward: leg, turn: tool.bend },
    { forward: leg, turn: 0 },
  ]);
  const turned = isReverse ? 180 : 0;
  const headings = [heading(tool.angle + turned), heading(tool.angle + tool.bend + turned)] as const;
  return { start, joint: joint!, end: end!, leg, headings };
}

export type ToolRule = 'lg.move.tool.joint' | 'lg.move.standard.place-notched' | 'lg.move.reverse.notches';

/** Why the tool cannot lie so at this base. */
export function toolFault(
  start: Stand,
  base: BaseSize,
  tool: Partial<ToolPose> & Pick<ToolPose, 'angle' | 'bend'>,
  isReverse = false,
): ToolRule | undefined {
  if (Math.abs(tool.bend) > toolMeasure.value.bend) return 'lg.move.tool.joint';
  if (!isNotched(base)) return undefined;
  const forward = heading(isReverse ? start.heading + 180 : start.heading);
  if (heading(tool.angle) === forward) return undefined;
  return isReverse ? 'lg.move.reverse.notches' : 'lg.move.standard.place-notched';
}

export function lengthOf({ leg }: Path): Millimetres {
  return 2 * leg;
}

/** Where the middle of the base is after so many millimetres. lg.move.standard.partial-end */
export function pointOn({ start, joint, end, leg }: Path, after: Millimetres): Point {
  if (after <= leg) return pointAlong({ start, end: joint }, Math.max(0, after) / leg);
  return pointAlong({ start: joint, end }, Math.min(1, (after - leg) / leg));
}

/** The facing is that of the part of the tool it has reached. lg.move.standard.partial-facing-notched */
export function headingOn({ leg, headings }: Route, after: Millimetres): Degrees {
  return after <= leg ? headings[0] : headings[1];
}

/** A tool and how far along it a base comes nearest to a point: straight for a round base, else bent at the joint. */
export interface ToolTowards extends ToolPose {
  readonly after: Millimetres;
}

export function toolTowards(start: Stand, base: BaseSize, speed: Speed, point: Point): ToolTowards {
  const leg = legOf(base, speed);
  if (!isNotched(base)) {
    const apart = between(start, point);
    return { speed, angle: headingTowards(start, point), bend: 0, after: Math.min(2 * leg, apart) };
  }
  const angle = start.heading;
  const [joint] = walk({ x: start.x, y: start.y, heading: angle }, [{ forward: leg, turn: 0 }]);
  const most = toolMeasure.value.bend;
  const wanted = heading(headingTowards(joint!, point) - angle + 180) - 180;
  const bend = Math.max(-most, Math.min(most, wanted));
  const ahead = Math.abs(wanted) <= most ? Math.min(leg, between(joint!, point)) : 0;
  return { speed, angle, bend, after: leg + ahead };
}

function between(one: Point, other: Point): Millimetres {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(dx * dx + dy * dy);
}
