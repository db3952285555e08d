import { type Point, type Pose, pose } from '@sortie/geometry';
import type { Ghost } from './layer.ts';
import { mixPoses } from './pose-along.ts';

export type Freedom = Ghost['freedom'];

interface Area {
  readonly width: number;
  readonly depth: number;
}

/** Where a hand that wants a piece at a point brings it: onto the table, or onto its line. */
export function broughtTo(freedom: Freedom, area: Area, from: Pose, to: Point): Pose {
  if (freedom.kind === 'none') return from;
  if (freedom.kind === 'line') return poseOnLine(freedom, shareOfLine(freedom, to));
  const there = pose(keepWithin(to.x, area.width), keepWithin(to.y, area.depth), from.heading);
  return freedom.kind === 'led' ? freedom.lead(there) : there;
}

/** A step by keys; along a line every step that is not square to it goes on or back by its whole length. */
export function stepPose(freedom: Freedom, area: Area, from: Pose, step: Point): Pose {
  if (freedom.kind !== 'line') {
    return broughtTo(freedom, area, from, { x: from.x + step.x, y: from.y + step.y });
  }
  const { dx, dy, length } = lineOf(freedom);
  if (length === 0) return from;
  const along = (step.x * dx + step.y * dy) / length;
  const by = Math.abs(along) < 1e-6 ? 0 : Math.sign(along) * Math.hypot(step.x, step.y);
  return poseOnLine(freedom, shareOfLine(freedom, from) + by / length);
}

/** Turned clockwise, when it may be turned at all. */
export function turnedBy(freedom: Freedom, from: Pose, degrees: number): Pose {
  return turnedTo(freedom, from, from.heading + degrees);
}

export function turnedTo(freedom: Freedom, from: Pose, heading: number): Pose {
  if (!mayTurn(freedom)) return from;
  const turned = pose(from.x, from.y, heading);
  return freedom.kind === 'led' ? freedom.lead(turned) : turned;
}

export function mayTurn(freedom: Freedom): boolean {
  return (freedom.kind === 'free' || freedom.kind === 'led') && freedom.turns;
}

/** A hand that turns by the eye wants whole degrees, and the usual angles most of all. */
export function steadyHeading(heading: number): number {
  const usual = Math.round(heading / 45) * 45 + 0;
  return Math.abs(heading - usual) <= 3 ? usual : Math.round(heading);
}

type Line = Extract<Freedom, { readonly kind: 'line' }>;

function lineOf({ from, to }: Line): { readonly dx: number; readonly dy: number; readonly length: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return { dx, dy, length: Math.hypot(dx, dy) };
}

function shareOfLine(line: Line, { x, y }: Point): number {
  const { dx, dy, length } = lineOf(line);
  return length === 0 ? 0 : ((x - line.from.x) * dx + (y - line.from.y) * dy) / (length * length);
}

function poseOnLine(line: Line, share: number): Pose {
  const { x, y, heading } = mixPoses(line.from, line.to, Math.min(1, Math.max(0, share)));
  return pose(x, y, heading);
}

function keepWithin(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
