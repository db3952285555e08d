import { type Course, coversTool, everyClicks, flyCourse, type ShipPlace } from '@sortie/armada/measuring';
import type { Fleets, Vessel } from './fleets.ts';

const SIDES = ['left', 'right'] as const;

/** Every course that the ship may fly from a place, as the rules list them. */
export function coursesOf(
  { own, enemies }: Fleets,
  vessel: Vessel,
  from: ShipPlace,
  { yaws, raised }: { readonly yaws: readonly number[]; readonly raised: number },
): readonly Course[] {
  const others = [...own, ...enemies].filter(({ id }) => id !== vessel.id).map(({ place }) => place);
  const lies = (course: Course) =>
    coversTool(from, course) && flyCourse(from, course, others).speed === course.clicks.length;
  return everyClicks(yaws, raised).flatMap((clicks) => {
    const both = SIDES.map((side): Course => ({ clicks, side }));
    const free = both.filter((course) => !lies(course));
    return free.length > 0 ? free : both;
  });
}

/** The yaws of a ship at a speed. */
export function yawsAt({ table }: Fleets, { ship }: Vessel, speed: number): readonly number[] {
  return table.yaw(ship.id, speed);
}
