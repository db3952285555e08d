import { hullZones, shipCard } from '@sortie/armada/catalogue';
import type { ShipView } from '@sortie/armada/view';
import type { ObjectivePlan } from './objective-plan.ts';
import { priceOfMark } from './objective-ships.ts';

/** What a second attack from the same zone brings for each die of the best one. */
const PER_DIE = 3;

/** A marked ship attacks twice from its best zone. ar.known.objective.advanced-gunnery */
function worthOfGuns({ card }: ShipView): number {
  const { armament } = shipCard(card);
  return Math.max(
    ...hullZones.map((zone) => armament[zone].red + armament[zone].blue + armament[zone].black),
  );
}

/** ar.known.objective.advanced-gunnery */
export const advancedGunnery: ObjectivePlan = {
  favour: 30,
  mark: (_fleets, ship) => PER_DIE * worthOfGuns(ship) - priceOfMark(ship),
};
