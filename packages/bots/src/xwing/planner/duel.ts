import { attackOdds } from '@sortie/xwing/odds';
import type { Piece, PlannedWeapon } from './piece.ts';
import { BEYOND, rangeOf } from './stand.ts';

/** What a ship may spend on its dice, as bits. */
export const FOCUS = 1;
export const LOCK = 2;
export const EVADE = 2;

/** Part of a ship's points that each damage is worth, and the part for its destruction. */
const BY_DAMAGE = 0.65;
const BY_DESTRUCTION = 0.35;

const distributions = new Map<number, readonly number[]>();

/** Chances of exactly so much damage. */
function damageChances(
  attack: number,
  defense: number,
  attacker: number,
  defender: number,
): readonly number[] {
  const key = ((attack * 16 + defense) * 4 + attacker) * 4 + defender;
  let found = distributions.get(key);
  if (!found) {
    found = attackOdds({
      attack: { faces: [], toRoll: attack },
      defense: { faces: [], toRoll: defense },
      attacker: { focus: attacker & FOCUS, targetLock: (attacker & LOCK) !== 0 },
      defender: { focus: defender & FOCUS, evade: (defender & EVADE) === 0 ? 0 : 1 },
      shields: 0,
      hull: 1,
    }).damage;
    distributions.set(key, found);
  }
  return found;
}

/** What damage of these chances is worth against a piece, in points of its squad. */
export function worthOfDamage(damage: readonly number[], target: Piece, most: number): number {
  const { health, worth } = target;
  const total = Math.max(health, target.ship.values.hull + target.ship.values.shields);
  let value = 0;
  for (let points = 1; points < damage.length; points++) {
    const suffered = Math.min(points, health, most);
    const destroyed = suffered >= health ? BY_DESTRUCTION * worth : 0;
    value += damage[points]! * ((suffered * BY_DAMAGE * worth) / total + destroyed);
  }
  return value;
}

export interface Hands {
  readonly attacker: number;
  readonly defender: number;
  readonly obstructed: boolean;
  /** Defense dice more than the defender's agility now. */
  readonly cover?: number;
}

/** The worth of the best shot that one piece has at another, measured from it; 0 when there is none. */
export function shotWorth(from: Piece, at: Piece, measured: number, hands: Hands): number {
  const range = rangeOf(measured);
  if (range >= BEYOND) return 0;
  let best = 0;
  for (const weapon of from.weapons) {
    if (!reaches(weapon, range, measured)) continue;
    if (weapon.needsLock && (hands.attacker & LOCK) === 0) continue;
    const dice = weapon.dice + (weapon.primary && range === 1 ? 1 : 0);
    const defense =
      at.agility + (weapon.primary && range === 3 ? 1 : 0) + (hands.obstructed ? 1 : 0) + (hands.cover ?? 0);
    const attacker = weapon.needsLock ? hands.attacker & FOCUS : hands.attacker;
    const damage = damageChances(dice, defense, attacker, hands.defender);
    best = Math.max(best, worthOfDamage(damage, at, weapon.ion ? 1 : 99));
  }
  return best;
}

function reaches({ from, to, arcs }: PlannedWeapon, range: number, measured: number): boolean {
  return range >= from && range <= to && (arcs === 0 || (measured & arcs) !== 0);
}
