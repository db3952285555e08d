import type { Millimetres, Point } from '@sortie/geometry';
import { bandOfGap } from './blows.ts';
import { type Field, gapTo, type Squad } from './field.ts';

/** Hits that cover is expected to cancel where nobody has looked. */
const USUAL_COVER = 0.7;
/** What of a hit gets through Armor, for those without Impact. */
const THROUGH_ARMOR = 0.3;
/** What defeating a unit counts beyond its wounds: only whole units score. */
const END = 0.5;
/** What suppression takes from a unit that had none. */
const SUPPRESSION = 0.05;

/** Nearer than this, bases touch. */
export const CONTACT: Millimetres = 0.5;

function isArmored({ view, table }: Field, { id }: Squad): boolean {
  return view.units.some((unit) => unit.id === id) && table.hasKeyword(id as never, 'armor');
}

/** What wounds take from a unit, in points. */
export function worthOfWounds({ points, health }: Squad, expected: number, defeat: number): number {
  return points * ((1 - END) * Math.min(1, expected / health) + END * defeat);
}

/** Wounds that one unit is likely to do to another at this distance, sight left aside. */
export function likelyWounds(attacker: Squad, defender: Squad, gap: Millimetres): number {
  const isMelee = gap <= CONTACT;
  const { melee, ranged } = attacker.blows;
  if (!isMelee && defender.isEngaged) return 0;
  const results = isMelee ? melee : ranged[bandOfGap(gap) - 1]!;
  const left = isMelee ? results : Math.max(0.3 * results, results - USUAL_COVER);
  return left * (1 - defender.saves);
}

/** What that is worth, in points. */
export function likelyBlow(field: Field, attacker: Squad, defender: Squad, gap: Millimetres): number {
  const through = isArmored(field, defender) ? THROUGH_ARMOR : 1;
  const wounds = through * likelyWounds(attacker, defender, gap);
  if (wounds === 0) return 0;
  const defeat = Math.max(0, Math.min(1, wounds / defender.health - 0.5));
  const shaken = defender.isTrooper && gap > CONTACT ? SUPPRESSION * defender.points : 0;
  return worthOfWounds(defender, wounds, defeat) + shaken;
}

/** The best that a unit could do from a place. */
export function fireFrom(field: Field, squad: Squad, at: Point): number {
  const others = squad.side === field.side ? field.enemies : field.own;
  const gaps = others.map((other) => gapTo(at, squad.radius, other));
  const isEngaged = gaps.some((gap) => gap <= CONTACT);
  return others.reduce((best, other, index) => {
    const gap = gaps[index]!;
    if (isEngaged && gap > CONTACT) return best;
    return Math.max(best, likelyBlow(field, squad, other, gap));
  }, 0);
}

/** Who has acted fires again in the next round only. */
const LATER = 0.4;
/** An enemy that has to come nearer first may not get there. */
const AFTER_MOVE = 0.6;

/** What an enemy could do to a unit at a place, where it stands or after one move. */
export function threatOf(field: Field, enemy: Squad, squad: Squad, at: Point): number {
  const gap = gapTo(at, squad.radius, enemy);
  const now = likelyBlow(field, enemy, squad, gap);
  const moved = AFTER_MOVE * likelyBlow(field, enemy, squad, Math.max(0, gap - enemy.stride));
  return Math.max(now, moved) * (enemy.isWaiting ? 1 : LATER);
}

/** What all of them could; the most dangerous count in full. */
export function dangerAt(field: Field, squad: Squad, at: Point): number {
  const threats = field.enemies.map((enemy) => threatOf(field, enemy, squad, at));
  threats.sort((one, other) => other - one);
  const [first = 0, second = 0, third = 0] = threats;
  return Math.min(1.2 * squad.points, first + 0.6 * second + 0.3 * third);
}
