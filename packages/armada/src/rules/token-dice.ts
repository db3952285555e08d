import type { Point } from '@sortie/geometry';
import type { RulesTable } from '../abilities/rules-table.ts';
import { bandsOfColour, dieColours, type HullZone, hullZones } from '../catalogue/index.ts';
import { isInArc, isObstructed, rangeOfAttack, sightLine, type Target } from '../measuring/index.ts';
import type { TableTop } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { obstructionsOf, targetOf } from './places.ts';
import { batteryOf } from './values.ts';

function isLineObstructed(
  top: TableTop,
  { cards }: RulesTable,
  ship: PlacedShip,
  ends: readonly [Target, Target],
): boolean {
  const obstructions = obstructionsOf(top, (obstacle) => !cards.forbids({ kind: 'obstructs', obstacle }));
  return (
    isObstructed(sightLine(...ends), ...ends, obstructions) &&
    !cards.permits({ kind: 'ignoreObstruction', attacker: ship })
  );
}

/** Dice of one zone; an obstructed line of sight costs one. */
function diceOfZone(top: TableTop, table: RulesTable, ship: PlacedShip, zone: HullZone, at: Point): number {
  const ends = [targetOf(ship, zone), { kind: 'objectiveToken', at }] as const;
  const range = rangeOfAttack(...ends);
  if (range === 'beyond' || !isInArc(...ends)) return 0;
  const battery = batteryOf(table, ship, zone);
  const dice = dieColours
    .filter((colour) => bandsOfColour[colour].includes(range))
    .reduce((sum, colour) => sum + battery[colour], 0);
  return dice > 0 && isLineObstructed(top, table, ship, ends) ? dice - 1 : dice;
}

/**
 * How many battery dice all hull zones of the ship could gather if they attacked an objective token: arc, range and
 * line of sight as in attacks. ar.known.objective.fire-lanes
 */
export function diceAtToken(top: TableTop, table: RulesTable, ship: PlacedShip, at: Point): number {
  return hullZones.reduce((sum, zone) => sum + diceOfZone(top, table, ship, zone, at), 0);
}
