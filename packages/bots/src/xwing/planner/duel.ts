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

/** What so much damage is worth against a piece, in points of its squad. */
export function worthOfLoss(points: number, { health, worth, ship: { values } }: Piece): number {
  const total = Math.max(health, values.hull + values.shields);
  const suffered = Math.min(points, health);
  return (suffered * BY_DAMAGE * worth) / total + (suffered >= health ? BY_DESTRUCTION * worth : 0);
}

/** What damage of these chances is worth. */
export function worthOfDamage(damage: readonly number[], target: Piece, most: number): number {
  let value = 0;
  for (let points = 1; points < damage.length; points++) {
    value += damage[points]! * worthOfLoss(Math.min(points, most), target);
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

/** The chances of damage of the best shot that one piece has at another, measured from it; none without a shot. */
export function shotChances(
  from: Piece,
  at: Piece,
  measured: number,
  hands: Hands,
): readonly number[] | undefined {
  const range = rangeOf(measured);
  if (range >= BEYOND) return undefined;
  let best: readonly number[] | undefined;
  let most = 0;
  for (const weapon of from.weapons) {
    if (!reaches(weapon, range, measured)) continue;
    if (weapon.needsLock && (hands.attacker & LOCK) === 0) continue;
    const dice = weapon.dice + (weapon.primary && range === 1 ? 1 : 0);
    const defense =
      at.agility + (weapon.primary && range === 3 ? 1 : 0) + (hands.obstructed ? 1 : 0) + (hands.cover ?? 0);
    const attacker = weapon.needsLock ? hands.attacker & FOCUS : hands.attacker;
    const damage = attackChances(from, weapon, damageChances(dice, defense, attacker, hands.defender));
    const worth = worthOfDamage(damage, at, 99);
    if (worth > most) [best, most] = [damage, worth];
  }
  return best;
}

const whole = new WeakMap<readonly number[], Map<string, readonly number[]>>();

/** All shots of an attack together, from the chances of one. */
export function attackChances(
  { firesAgain }: Piece,
  { facts: { times, most } }: Pick<PlannedWeapon, 'facts'>,
  damage: readonly number[],
): readonly number[] {
  if (times === 1 && most >= damage.length && !firesAgain) return damage;
  const known = whole.get(damage) ?? new Map<string, readonly number[]>();
  whole.set(damage, known);
  const key = `${times} ${most} ${firesAgain}`;
  let found = known.get(key);
  if (!found) {
    const one = capped(damage, most);
    const [missed = 0] = one;
    const again = firesAgain
      ? one.map((chance, points) => (points === 0 ? 0 : chance) + missed * chance)
      : one;
    found = times === 1 ? again : summed(again, again);
    known.set(key, found);
  }
  return found;
}

function capped(damage: readonly number[], most: number): readonly number[] {
  const all = Array.from({ length: Math.min(damage.length, most + 1) }, () => 0);
  damage.forEach((chance, points) => {
    all[Math.min(points, most)]! += chance;
  });
  return all;
}

/** The chances of two results together. */
function summed(one: readonly number[], other: readonly number[]): readonly number[] {
  const all = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((chance, points) => {
    other.forEach((likely, more) => {
      all[points + more]! += chance * likely;
    });
  });
  return all;
}

/** The worth of the best shot that one piece has at another, measured from it; 0 when there is none. */
export function shotWorth(from: Piece, at: Piece, measured: number, hands: Hands): number {
  const damage = shotChances(from, at, measured, hands);
  return damage ? worthOfDamage(damage, at, 99) : 0;
}

function reaches({ from, to, arcs }: PlannedWeapon, range: number, measured: number): boolean {
  return range >= from && range <= to && (arcs === 0 || (measured & arcs) !== 0);
}
