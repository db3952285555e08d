import type { HullZone, RangeBand } from '@sortie/armada/catalogue';
import type { Vessel, Wing } from './fleets.ts';

/** Shields that are lost may come back, and do not bring the end as near as a damage card. */
const SHIELD = 0.35;

interface Blow {
  readonly icons: number;
  readonly band: RangeBand | 'distance1';
}

/** What the defender's readied tokens are likely to leave of an attack. */
function leftByTokens({ ship }: Vessel, { icons, band }: Blow): number {
  if (ship.speed === 0) return icons;
  const has = (token: string) =>
    ship.defenseTokens.some((each) => each.token === token && each.state === 'readied');
  let left = icons;
  if (has('evade') && band === 'long') left = Math.max(0, left - 0.9);
  if (has('evade') && band === 'medium') left = Math.max(0, left - 0.4);
  if (has('brace') && left > 1.5) left = left * 0.6;
  return left;
}

/** What so much damage to a hull zone takes from a ship, in points: more, the nearer it is to its end. */
export function worthOfDamage(vessel: Vessel, zone: HullZone, blow: Blow): number {
  return worthOfSuffered(vessel, zone, leftByTokens(vessel, blow));
}

/** The same for damage that the tokens have been spent against. */
export function worthOfSuffered(vessel: Vessel, zone: HullZone, damage: number): number {
  const { hull, cost, ship } = vessel;
  const onShields = Math.min(damage, ship.shields[zone]);
  const onHull = Math.min(damage - onShields, hull);
  const shields = Object.values(ship.shields).reduce((sum, count) => sum + count, 0);
  return cost * (onHull / hull + (SHIELD * onShields) / (hull + shields));
}

/** What a damage card takes from a ship. */
export function worthOfCard({ cost, hull }: Vessel): number {
  return cost / hull;
}

/** What so many hits take from a squadron. */
export function worthOfHits({ card, hull }: Wing, hits: number): number {
  return card.points * Math.min(1, hits / hull);
}
