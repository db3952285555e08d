import type { ShipPlace } from '@sortie/armada/measuring';
import { coursesOf, yawsAt } from './courses.ts';
import { fireAt, sceneWith } from './fire.ts';
import type { Fleets, Vessel } from './fleets.ts';
import { predictedPlaces } from './predict.ts';
import { flightOf } from './standing.ts';

/** Enemies this near answer; the others go straight on. */
const NEAR = 500;

/** The best of the enemy's own courses against a ship that has come to this place. */
function answerOf(fleets: Fleets, enemy: Vessel, vessel: Vessel, place: ShipPlace): ShipPlace {
  const turned: Fleets = { ...fleets, own: fleets.enemies, enemies: fleets.own };
  const { speed } = enemy.ship;
  const courses = coursesOf(turned, enemy, enemy.place, { yaws: yawsAt(fleets, enemy, speed), raised: 0 });
  let best = enemy.place;
  let most = Number.NEGATIVE_INFINITY;
  for (const course of courses) {
    if (course.side === 'right') continue;
    const flight = flightOf(turned, enemy, course, speed);
    const scene = sceneWith(
      fleets,
      new Map([
        [vessel.id, place],
        [enemy.id, flight.place],
      ]),
    );
    const worth = flight.worth + fireAt(enemy, [vessel], scene) - 0.7 * fireAt(vessel, [enemy], scene);
    if (worth > most) [best, most] = [flight.place, worth];
  }
  return best;
}

function isNear(one: ShipPlace, other: ShipPlace): boolean {
  const [dx, dy] = [one.pose.x - other.pose.x, one.pose.y - other.pose.y];
  return dx * dx + dy * dy < NEAR * NEAR;
}

/** Where the enemy's ships will stand if those that are still to move answer a ship at this place. */
export function answeredPlaces(
  fleets: Fleets,
  vessel: Vessel,
  place: ShipPlace,
): ReadonlyMap<string, ShipPlace> {
  const places = new Map(predictedPlaces(fleets));
  for (const enemy of fleets.enemies) {
    if (enemy.ship.activated || enemy.ship.speed === 0 || !isNear(enemy.place, place)) continue;
    places.set(enemy.id, answerOf(fleets, enemy, vessel, place));
  }
  return places;
}
