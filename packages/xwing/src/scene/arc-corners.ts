import type { Arc, Point, Pose } from '@sortie/geometry';
import { toTable } from '@sortie/geometry';
import { BAND } from '../catalogue/index.ts';

const REACH = 3 * BAND + 20;
const STEPS = 12;

/** The outline of an arc as far as range 3, from its apex around and back. */
export function arcCorners(pose: Pose, arc: Arc): readonly Point[] {
  const [middle, half] =
    arc.kind === 'wedge' ? [arc.offset, arc.halfAngle] : [0, arc.kind === 'half' ? 90 : 180];
  const rim = Array.from({ length: STEPS + 1 }, (_, step) => {
    const heading = pose.heading + middle - half + (2 * half * step) / STEPS;
    return toTable({ x: pose.x, y: pose.y, heading }, { x: 0, y: REACH });
  });
  return [{ x: pose.x, y: pose.y }, ...rim];
}
