import type { Course } from './course.ts';
import { flyCourse } from './overlap.ts';
import type { ShipPlace } from './places.ts';
import { coversTool } from './tool.ts';

const SIDES: readonly Course['side'][] = ['left', 'right'];

/**
 * The sides of the base on which the tool may be docked: those where the ship does not end on it, or is pushed back
 * by another ship, when it may; and both where neither is left. ar.ship-move.choose-side,
 * ar.ship-move.no-overlap-with-tool, ar.overlap.reduced-may-cover-tool
 */
export function sidesFor(
  ship: ShipPlace,
  clicks: readonly number[],
  ships: readonly ShipPlace[],
): readonly Course['side'][] {
  const free = SIDES.filter((side) => !endsOnTool(ship, { clicks, side }, ships));
  return free.length > 0 ? free : SIDES;
}

function endsOnTool(ship: ShipPlace, course: Course, ships: readonly ShipPlace[]): boolean {
  return coversTool(ship, course) && flyCourse(ship, course, ships).speed === course.clicks.length;
}
