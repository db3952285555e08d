import type { Point, Pose } from '@sortie/geometry';
import { type DicePool, type HullZone, hullZones, type RangeBand } from '../catalogue/index.ts';
import type { ShipId, TableTop } from '../model/index.ts';
import { areFriendly, findShip, isShipInPlay, type PlacedShip, shipsInPlay } from '../rules/in-play.ts';
import { tableOver } from '../rules/table.ts';
import { aimsAt, isShot, measureShot, type Overlooked } from '../rules/targets.ts';
import { diceFor } from '../rules/values.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { topOfView } from '../view/table-of-view.ts';

/** An attack that an enemy ship could make from where it stands. */
export interface ForeseenShot {
  readonly attacker: ShipId;
  readonly zone: HullZone;
  readonly defendingZone: HullZone;
  readonly range: RangeBand;
  readonly obstructed: boolean;
  /** What would be gathered, before an obstructed attack goes without a die. */
  readonly dice: DicePool;
  readonly line: readonly [Point, Point];
}

/**
 * The batteries that would bear on a ship if it stood there, and all others stayed where they are. Empty for a ship
 * that is not on the table. ar.attack.declare.ship-needs-arc-and-range, ar.range.premeasure-anytime
 */
export function foreseeFire(view: ArmadaView, id: string, there: Pose): readonly ForeseenShot[] {
  const top = moveShip(topOfView(view), id, there);
  const ship = findShip(top, id);
  if (!ship || !isShipInPlay(ship)) return [];
  const over: Overlooked = { top, table: tableOver(top) };
  return shipsInPlay(top)
    .filter((other) => !areFriendly(other, ship))
    .flatMap((enemy) => hullZones.flatMap((zone) => shotsFrom(over, enemy, zone, ship)));
}

function moveShip(top: TableTop, id: string, pose: Pose): TableTop {
  return { ...top, ships: top.ships.map((ship) => (ship.id === id ? { ...ship, pose: { ...pose } } : ship)) };
}

function shotsFrom(
  over: Overlooked,
  attacker: PlacedShip,
  zone: HullZone,
  ship: PlacedShip,
): readonly ForeseenShot[] {
  return aimsAt(ship, zone)
    .map((aim) => measureShot(over, attacker, aim, false))
    .filter(isShot)
    .flatMap((shot): readonly ForeseenShot[] => {
      const { defendingZone, range, obstructed, line } = shot;
      // Only squadrons attack at a distance in place of a range.
      if (defendingZone === null || range === 'distance1') return [];
      const dice = diceFor(over.table, shot);
      return [{ attacker: attacker.id, zone, defendingZone, range, obstructed, dice, line }];
    });
}
