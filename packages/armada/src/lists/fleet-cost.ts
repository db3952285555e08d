import { buildOf, fleetBuildOf, type ShipBuild } from './build.ts';
import type { Fleet, FleetShip } from './fleet.ts';

/** ar.upgrade.cost-added */
export function buildCost({ ship, upgrades }: ShipBuild): number {
  return sumPoints([ship, ...upgrades]);
}

export function shipCost(ship: FleetShip): number {
  return buildCost(buildOf(ship));
}

/** Each squadron costs what its card says. ar.fleet.squadron-cost-each */
export function squadronsCost(fleet: Fleet): number {
  return sumPoints(fleetBuildOf(fleet).squadrons);
}

/** ar.fleet.point-limit */
export function fleetCost(fleet: Fleet): number {
  return fleet.ships.reduce((sum, ship) => sum + shipCost(ship), squadronsCost(fleet));
}

export function sumPoints(cards: readonly { readonly points: number }[]): number {
  return cards.reduce((sum, { points }) => sum + points, 0);
}
