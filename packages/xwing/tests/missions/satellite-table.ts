import type { ShipSpec, Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';

export type Satellites = NonNullable<NonNullable<Situation['mission']>['satellites']>;

/** The third mission under way: Rebels south, Imperials north. */
export function satelliteTable(
  ships: Readonly<Record<string, ShipSpec>>,
  satellites: Satellites,
  situation: Situation = {},
): XwingTable {
  return xwingTable(ships, {
    ...situation,
    options: { mission: 'mission3', presetForces: true, ...situation.options },
    mission: { satellites },
  });
}
