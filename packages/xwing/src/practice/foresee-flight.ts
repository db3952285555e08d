import type { Pose } from '@sortie/geometry';
import type { Maneuver } from '../catalogue/index.ts';
import type { Obstacle, Ship } from '../model/index.ts';
import { type Flight, type FlightTable, fly } from '../rules/flight.ts';
import { isInPlay, type PlacedShip } from '../rules/in-play.ts';
import { clearTallonOffsets, tallonSide } from '../rules/tallon-roll.ts';
import { shipsOfView } from '../view/table-of-view.ts';
import type { XwingView } from '../view/xwing-view.ts';

/** Where a maneuver would lead, as far as the viewer can know. */
export interface Foreseen extends Omit<Flight, 'obstacles'> {
  readonly from: Pose;
  readonly obstacles: readonly Obstacle[];
}

/**
 * Flies a maneuver over the table as the viewer sees it: friends whose dials the viewer knows and who move before
 * have moved, everybody else stands where they stand. Undefined for a ship that is not on the table.
 */
export function foreseeFlight(view: XwingView, id: string, maneuver: Maneuver): Foreseen | undefined {
  const { options, obstacles, bombs } = view;
  const ship = shipsOfView(view).find((each) => each.id === id);
  if (!ship || !isInPlay(ship)) return undefined;
  const ships = shipsAtItsTurn(view, ship);
  const flight = flyThere({ options, obstacles, bombs, ships }, ship, maneuver);
  const crossed = flight.obstacles.flatMap((each) => obstacles.filter((obstacle) => obstacle.id === each));
  return { ...flight, from: ship.pose, obstacles: crossed };
}

/** Friends of a lower pilot skill have flown what is on their dials. xw.activation.order-ascending */
function shipsAtItsTurn(view: XwingView, ship: PlacedShip): Ship[] {
  const skillOf = new Map(view.ships.map(({ id, values }) => [id, values.pilotSkill]));
  const { options, obstacles, bombs } = view;
  let ships = [...shipsOfView(view)];
  const before = ships
    .filter((each) => each.side === ship.side && skillOf.get(each.id)! < skillOf.get(ship.id)!)
    .sort((one, other) => skillOf.get(one.id)! - skillOf.get(other.id)!);
  for (const { id } of before) {
    const friend = ships.find((each) => each.id === id)!;
    if (!isInPlay(friend) || friend.activated || friend.dial === null) continue;
    const { to, fled } = flyThere({ options, obstacles, bombs, ships }, friend, friend.dial);
    ships = ships.map((each) => (each.id === id ? { ...each, pose: fled ? null : to } : each));
  }
  return ships;
}

/** A Tallon roll is shifted to where it is clear, if it can be. xw.maneuver.tallon-avoid-overlap */
function flyThere(table: FlightTable, ship: PlacedShip, maneuver: Maneuver): Flight {
  if (!tallonSide(maneuver.bearing)) return fly(table, ship, maneuver, null);
  const clear = clearTallonOffsets(table, ship, maneuver);
  const [first] = clear.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  return fly(table, ship, maneuver, first ?? null);
}
