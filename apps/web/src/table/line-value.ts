import { type Pose, pose } from '@sortie/geometry';
import type { Region } from './region.ts';

export type Line = Extract<Region, { readonly kind: 'line' }>;

/** Where a value of the answer puts the piece. */
export function poseAtValue({ from, to, poses }: Line, value: number): Pose {
  const share = to === from ? 0 : (value - from) / (to - from);
  const [first, last] = poses;
  const turn = ((((last.heading - first.heading) % 360) + 540) % 360) - 180;
  return pose(
    first.x + (last.x - first.x) * share,
    first.y + (last.y - first.y) * share,
    first.heading + turn * share,
  );
}

/** The value of the answer for a piece that was brought to a place on the line. */
export function valueAtPose({ from, to, poses }: Line, at: Pose): number {
  const [first, last] = poses;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((at.x - first.x) * dx + (at.y - first.y) * dy) / square;
  const value = from + (to - from) * Math.min(1, Math.max(0, share));
  return Math.round(value * 1024) / 1024;
}

/** The legal value nearest to the middle of the line. */
export function middleValue({ field, from, to }: Line, suggestions: readonly unknown[]): number {
  const middle = (from + to) / 2;
  const values = suggestions.flatMap((each) => {
    const value = (each as { readonly [field: string]: unknown })[field];
    return typeof value === 'number' ? [value] : [];
  });
  return values.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}

/** The suggested value after this one, and from the last one the first. */
export function nextValue({ field }: Line, suggestions: readonly unknown[], value: number): number {
  const values = suggestions.map((each) => Number((each as { readonly [field: string]: unknown })[field]));
  return values.find((each) => each > value + 0.01) ?? values[0] ?? value;
}
