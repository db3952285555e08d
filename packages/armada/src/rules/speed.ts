import { shipCard } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';

/** The highest speed whose column of the chart has yaw values. ar.speed.max-from-chart */
export function maxSpeed(ship: Pick<Ship, 'card'>): number {
  return shipCard(ship.card).maxSpeed;
}

/** The speed after a change, which no ship lowers below 0. ar.speed.min-zero, ar.speed.max-from-chart */
export function speedAfter(ship: Pick<Ship, 'card' | 'speed'>, by: number): number {
  return Math.max(0, Math.min(maxSpeed(ship), ship.speed + by));
}

/** Any speed of its chart, which has no column for 0. ar.setup.deploy-ship-speed */
export function isStartingSpeed(ship: Ship, speed: unknown): speed is number {
  return typeof speed === 'number' && Number.isInteger(speed) && speed >= 1 && speed <= maxSpeed(ship);
}
