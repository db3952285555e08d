import type { DicePool, HullZone } from '@sortie/armada/catalogue';
import type { AttackRange } from '@sortie/armada/model';
import { type Chances, type Counted, chancesOf, expected, poolKey } from './chances.ts';
import type { Vessel, Wing } from './fleets.ts';

/** Shields that are lost may come back, and do not bring the end as near as a damage card. */
const SHIELD = 0.3;
/** What the end of a ship or a squadron is worth beyond its last card, in cards. */
const END = 1.5;

/** Dice on their way to a hull zone. */
export interface Blow {
  readonly dice: DicePool;
  readonly band: AttackRange;
  readonly counted: Counted;
}

/** What the defender's readied tokens are likely to leave of a damage total. */
function leftByTokens({ ship }: Vessel, total: number, band: AttackRange): number {
  if (ship.speed === 0) return total;
  const has = (token: string) =>
    ship.defenseTokens.some((each) => each.token === token && each.state === 'readied');
  let left = total;
  if (has('evade') && band === 'long') left = Math.max(0, left - 0.9);
  if (has('evade') && band === 'medium') left = Math.max(0, left - 0.4);
  if (has('brace') && left > 1) left = Math.ceil(left / 2);
  return left;
}

const known = new WeakMap<Vessel, Map<string, number>>();

/** What dice against a hull zone are worth, in points: every total with its chance. */
export function worthOfBlow(vessel: Vessel, zone: HullZone, { dice, band, counted }: Blow): number {
  let worths = known.get(vessel);
  if (!worths) {
    worths = new Map();
    known.set(vessel, worths);
  }
  const key = `${zone} ${band} ${counted} ${poolKey(dice)}`;
  let worth = worths.get(key);
  if (worth === undefined) {
    worth = expected(chancesOf(dice, counted), (total) =>
      worthOfSuffered(vessel, zone, leftByTokens(vessel, total, band)),
    );
    worths.set(key, worth);
  }
  return worth;
}

/** What damage takes from a ship that its tokens have been spent against: more, the nearer it is to its end. */
export function worthOfSuffered(
  { hull, points, ship, scores }: Vessel,
  zone: HullZone,
  damage: number,
): number {
  const onShields = Math.min(damage, ship.shields[zone]);
  const onHull = Math.min(damage - onShields, hull);
  const { suffered, firstCard, faceupCard, destroyed } = scores[zone];
  const isEnd = onHull >= hull;
  const cards = onHull + SHIELD * onShields + (isEnd ? END : 0);
  const scored =
    suffered * Math.min(1, damage) +
    (firstCard + FACEUP * faceupCard) * Math.min(1, onHull) +
    (isEnd ? destroyed : 0);
  return (points / (hull + END)) * cards + scored;
}

/** How often the first card of an attack is dealt faceup. */
const FACEUP = 0.6;

/** What a damage card takes from a ship. */
export function worthOfCard({ cost, hull }: Vessel): number {
  return cost / hull;
}

/** What dice against a squadron are worth. */
export function worthOfFlak(wing: Wing, dice: DicePool): number {
  return worthOfChances(wing, chancesOf(dice, 'hits'));
}

function worthOfChances(wing: Wing, chances: Chances): number {
  return expected(chances, (hits) => worthOfHits(wing, hits));
}

/** What so many hits take from a squadron. */
export function worthOfHits({ card, hull }: Wing, hits: number): number {
  const suffered = Math.min(hits, hull);
  return (card.points / (hull + END)) * (suffered + (suffered >= hull ? END : 0));
}
