import { fromTable, type Pose, pose, toTable } from '@sortie/geometry';

/** Where a piece is that keeps its place beside a leader who goes from one pose to another. */
export function poseBeside(leader: Pose, now: Pose, piece: Pose): Pose {
  const { x, y } = toTable(now, fromTable(leader, piece));
  return pose(x, y, piece.heading + now.heading - leader.heading);
}

/** A pose as somebody sees it who stands at another. */
export function poseSeenFrom(leader: Pose, piece: Pose): Pose {
  const { x, y } = fromTable(leader, piece);
  return { x, y, heading: piece.heading - leader.heading };
}
