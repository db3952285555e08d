import { type Point, type Pose, toTable } from '@sortie/geometry';

/** A line in the coordinates of a piece, where the piece stands. */
export function outlineOnTable(pose: Pose, points: readonly Point[]): readonly Point[] {
  return points.map((point) => toTable(pose, point));
}
