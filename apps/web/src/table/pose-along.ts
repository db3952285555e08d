import type { Pose } from '@sortie/geometry';

/** The poses that a piece passes; a path that does not lead where the piece goes is of an earlier move. */
export function glidePoses(from: Pose, to: Pose, path: readonly Pose[] = []): readonly Pose[] {
  const last = path.at(-1);
  const leads = last !== undefined && between(last, to) < 1;
  return leads ? [from, ...path, to] : [from, to];
}

/** Where a piece is at a share of its way. */
export function poseAlong(poses: readonly Pose[], share: number): Pose {
  const last = poses.at(-1)!;
  if (share >= 1 || poses.length < 2) return last;
  const steps = poses.slice(1).map((to, index) => between(poses[index]!, to));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let left = share * (whole || steps.length);
  for (const [index, length] of steps.entries()) {
    const step = whole ? length : 1;
    if (left <= step && step > 0) return mixPoses(poses[index]!, poses[index + 1]!, left / step);
    left -= step;
  }
  return last;
}

/** A pose between two others, turned the shorter way round. */
export function mixPoses(from: Pose, to: Pose, share: number): Pose {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    heading: from.heading + shorterTurn(from.heading, to.heading) * share,
  };
}

function shorterTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Turning counts a little, so that a piece that turns on the spot is seen to turn. */
function between(from: Pose, to: Pose): number {
  return Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(shorterTurn(from.heading, to.heading)) / 4;
}
