import { shipCard, upgradeCard } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';

/** Its own cost and that of every upgrade equipped to it, discarded ones included. ar.score.ship-includes-upgrades */
export function costOfShip(ship: Ship): number {
  const upgrades = ship.upgrades.reduce((sum, { card }) => sum + upgradeCard(card).points, 0);
  return shipCard(ship.card).points + upgrades;
}
