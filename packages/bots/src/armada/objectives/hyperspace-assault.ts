import { hullZones, shipCard } from '@sortie/armada/catalogue';
import { type Point, squareBetween } from '@sortie/geometry';
import type { Fleets } from '../planner/fleets.ts';
import type { ObjectivePlan } from './objective-plan.ts';
import { nearOtherEdge } from './table-sides.ts';

/** Points for each hundred millimetres that a token is nearer to an enemy ship. */
const NEARER = 2;
/** A token this near is worth arriving at; every round that is waited makes up for more. */
const NEAR = 400;
const WAITED = 300;

/** Before ships stand on the table, behind where the enemy will be; later, near one of its ships. */
function worthOfToken(fleets: Fleets, at: Point): number {
  if (fleets.view.round === 0 || fleets.enemies.length === 0) return nearOtherEdge(fleets, at);
  const nearest = Math.min(...fleets.enemies.map(({ place }) => squareBetween(place.pose, at)));
  const reach = NEAR + WAITED * Math.max(0, fleets.view.round - 2);
  return (NEARER * (reach - Math.sqrt(nearest))) / 100;
}

/** A ship that comes out of nowhere is worth most with dice for close range. ar.known.objective.hyperspace-assault */
export const hyperspaceAssault: ObjectivePlan = {
  favour: 15,
  token: worthOfToken,
  keepBack: (_fleets, { card }) => {
    const { armament } = shipCard(card);
    return hullZones.reduce((sum, zone) => sum + armament[zone].black + 0.5 * armament[zone].blue, 0);
  },
};
