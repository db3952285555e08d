import type { Point } from '@sortie/geometry';
import type { Fleets } from '../planner/fleets.ts';

/** How far a place is from the edge at which the thinking side sits. */
export function fromOwnEdge({ view, side }: Fleets, { y }: Point): number {
  return view.edges[side] === 'south' ? y : view.options.area.depth - y;
}

/** How far a place is from the middle of the table, to the left or right. */
export function fromMiddle({ view }: Fleets, { x }: Point): number {
  return Math.abs(x - view.options.area.width / 2);
}

/** Points for a hundred millimetres nearer to one's own edge: what is fetched or held there is safer. */
const NEARER = 1;

/** What a place near the own edge, and near the middle, is worth. */
export function nearOwnEdge(fleets: Fleets, at: Point): number {
  return (-NEARER * fromOwnEdge(fleets, at) - 0.3 * fromMiddle(fleets, at)) / 100;
}

/** What a place near the other side's edge, and near the middle, is worth. */
export function nearOtherEdge(fleets: Fleets, at: Point): number {
  return (NEARER * fromOwnEdge(fleets, at) - 0.3 * fromMiddle(fleets, at)) / 100;
}
