import { headingTowards, type Point } from '@sortie/geometry';
import { toolPoses } from '@sortie/scene';
import type { HeldTool } from './layer.ts';

/** The bends after one joint was clicked on by so many clicks. */
export function bendByClicks(tool: HeldTool, joint: number, clicks: number): readonly number[] {
  return bendTo(tool, joint, bendOf(tool, joint) + clicks * (tool.click ?? 1));
}

/** The bends after the link behind a joint was pulled towards a point. */
export function bendTowards(tool: HeldTool, joint: number, point: Point): readonly number[] {
  const at = toolPoses(tool.start, tool.shape)[joint];
  if (!at) return tool.shape.bends;
  const before = at.heading - bendOf(tool, joint);
  return bendTo(tool, joint, shorterTurn(before, headingTowards(at, point)));
}

/** A bend that the joint can make: on a click, and no farther than it goes. */
function bendTo({ shape, click = 1, most }: HeldTool, joint: number, wanted: number): readonly number[] {
  const end = Math.floor((most[joint] ?? 0) / click) * click;
  const clicked = Math.round(wanted / click) * click;
  const bend = Math.min(end, Math.max(-end, clicked)) + 0;
  return shape.links.map((_, place) => (place === joint ? bend : (shape.bends[place] ?? 0)));
}

function bendOf({ shape }: HeldTool, joint: number): number {
  return shape.bends[joint] ?? 0;
}

/** From one heading to another, between -180 and 180. */
function shorterTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
