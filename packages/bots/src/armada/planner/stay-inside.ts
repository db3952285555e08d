import { endOfCourse, everyClicks, isShipInPlayArea, type ShipPlace } from '@sortie/armada/measuring';
import type { Fleets, Vessel } from './fleets.ts';

/** Whether the ship can still fly so many moves from a place without leaving the table, at its speed. */
export function canStayInside(
  fleets: Fleets,
  vessel: Vessel,
  from: ShipPlace,
  { speed, moves }: { readonly speed: number; readonly moves: number },
): boolean {
  if (moves === 0 || speed === 0) return true;
  const { area } = fleets.view.options;
  const yaws = fleets.table.yaw(vessel.ship.id, speed);
  // Bending every joint as far as it goes to one side, or not at all, tells enough.
  const extremes = everyClicks(yaws).filter(
    (clicks) =>
      clicks.every((click, joint) => Math.abs(click) === yaws[joint] || click === 0) &&
      (clicks.every((click) => click >= 0) || clicks.every((click) => click <= 0)),
  );
  return extremes.some((clicks) => {
    const end = { pose: endOfCourse(from, { clicks, side: 'left' }), class: from.class };
    return isShipInPlayArea(area, end) && canStayInside(fleets, vessel, end, { speed, moves: moves - 1 });
  });
}
