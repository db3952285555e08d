import type { Upgrade } from '../catalogue/index.ts';
import { type Build, buildOf } from './build.ts';
import type { Squad, SquadShip } from './squad.ts';

/**
 * What a card costs on its ship. A discount stops at 0; a printed cost below 0 stays and lowers the ship's cost.
 * xw.squad.points.negative-cost
 */
export function upgradeCost(card: Upgrade, build: Build): number {
  const discount = build.upgrades
    .flatMap((each) => each.discounts)
    .reduce((sum, { slot, by }) => (slot === undefined || slot === card.slot ? sum + by : sum), 0);
  return card.points <= 0 ? card.points : Math.max(0, card.points - discount);
}

export function buildCost(build: Build): number {
  return build.upgrades.reduce((sum, card) => sum + upgradeCost(card, build), build.pilot.points);
}

export function shipCost(ship: SquadShip): number {
  return buildCost(buildOf(ship));
}

/** xw.squad.points.limit */
export function squadCost(squad: Squad): number {
  return squad.ships.reduce((sum, ship) => sum + shipCost(ship), 0);
}
