import { movePose, type Point, type Pose, toTable, turnPose } from '@sortie/geometry';

/** A chain of straight links with a joint between each two and at the start, as a manoeuvre tool or a move template. */
export interface JointedTool {
  /** Lengths of the links in millimetres, from the base on. */
  readonly links: readonly number[];
  /** How far each link is turned against the one before it, clockwise in degrees; the first against the base. */
  readonly bends: readonly number[];
  readonly width: number;
}

/** Where each link begins, turned as the link is, and at last the end of the tool. */
export function toolPoses(start: Pose, { links, bends }: JointedTool): readonly Pose[] {
  const poses: Pose[] = [];
  let at = start;
  links.forEach((length, place) => {
    at = turnPose(at, bends[place] ?? 0);
    poses.push(at);
    at = movePose(at, length);
  });
  return [...poses, at];
}

/** One closed line a link. */
export function toolOutlines(start: Pose, tool: JointedTool): readonly (readonly Point[])[] {
  const half = tool.width / 2;
  const poses = toolPoses(start, tool);
  return tool.links.map((length, place) =>
    [
      { x: -half, y: 0 },
      { x: half, y: 0 },
      { x: half, y: length },
      { x: -half, y: length },
    ].map((corner) => toTable(poses[place] ?? start, corner)),
  );
}
