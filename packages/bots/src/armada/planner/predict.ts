import { endOfCourse, isShipInPlayArea, type ShipPlace } from '@sortie/armada/measuring';
import type { Fleets, Vessel } from './fleets.ts';

/** Straight on at its speed, as far as the table reaches; where it stands once it was activated. */
function predictedPlace({ view }: Fleets, { ship, place }: Vessel): ShipPlace {
  if (ship.activated) return place;
  for (let speed = ship.speed; speed > 0; speed--) {
    const clicks = Array.from({ length: speed }, () => 0);
    const end = { pose: endOfCourse(place, { clicks, side: 'left' }), class: place.class };
    if (isShipInPlayArea(view.options.area, end)) return end;
  }
  return place;
}

/** Where the enemy's ships will stand at the end of the round. */
export function predictedPlaces(fleets: Fleets): ReadonlyMap<string, ShipPlace> {
  return new Map(fleets.enemies.map((enemy) => [enemy.id, predictedPlace(fleets, enemy)]));
}
