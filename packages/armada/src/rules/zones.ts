import { type HullZone, hullZones } from '../catalogue/index.ts';

/** The other three, adjacent or not. */
export function otherZones(zone: HullZone): readonly HullZone[] {
  return hullZones.filter((each) => each !== zone);
}
