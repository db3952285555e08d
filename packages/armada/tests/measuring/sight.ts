import type { Segment } from '@sortie/geometry';
import type { HullZone } from '../../src/catalogue/index.ts';
import {
  blockingZone,
  isObstructed,
  type ObstaclePlace,
  type Obstructions,
  type ShipPlace,
  sightLine,
  type Target,
} from '../../src/measuring/index.ts';

/** The line of an attack, and what the rules find on it, piece by piece. */
interface Sight {
  readonly line: Segment;
  readonly blockedBy: HullZone | null;
  readonly obstructingShips: readonly ShipPlace[];
  readonly obstructingObstacles: readonly ObstaclePlace[];
}

export function lineOfSight(attacker: Target, defender: Target, { ships, obstacles }: Obstructions): Sight {
  const line = sightLine(attacker, defender);
  const isInTheWay = (only: Obstructions) => isObstructed(line, attacker, defender, only);
  return {
    line,
    blockedBy: blockingZone(line, defender),
    obstructingShips: ships.filter((ship) => isInTheWay({ ships: [ship], obstacles: [] })),
    obstructingObstacles: obstacles.filter((place) => isInTheWay({ ships: [], obstacles: [place] })),
  };
}
