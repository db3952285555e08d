import type { AttackFace } from '../model/index.ts';
import type { AttackSituation } from './attack-situation.ts';
import { rollsOfAttackDice, rollsOfDefenseDice } from './rolls.ts';

/** Attack results as the defender meets them. */
export interface AttackResult {
  readonly hits: number;
  readonly crits: number;
  readonly chance: number;
}

interface Counts {
  readonly hits: number;
  readonly crits: number;
  readonly focuses: number;
  readonly blanks: number;
}

/**
 * The attack dice once they are modified: a lock rerolls every blank, and focus results too when no focus token
 * could turn them; then a focus token turns the focus results there are.
 * xw.action.lock.spend-reroll, xw.action.focus.spend-attack, xw.dice.modify.reroll-once
 */
export function attackResults({ attack, attacker }: AttackSituation): readonly AttackResult[] {
  const { focus, targetLock, rerolled = [] } = attacker;
  const isFixed = (place: number) => rerolled.includes(place);
  const free = countsOf(attack.faces.filter((_, place) => !isFixed(place)));
  const fixed = countsOf(attack.faces.filter((_, place) => isFixed(place)));
  const found = new Map<number, AttackResult>();
  const add = (hits: number, crits: number, chance: number) => {
    const key = hits * 64 + crits;
    const before = found.get(key)?.chance ?? 0;
    found.set(key, { hits, crits, chance: before + chance });
  };
  for (const roll of rollsOfAttackDice(attack.toRoll)) {
    const focuses = free.focuses + roll.focuses;
    const again = targetLock ? free.blanks + roll.blanks + (focus > 0 ? 0 : focuses) : 0;
    const keptFocuses = fixed.focuses + (again > 0 && focus === 0 ? 0 : focuses);
    for (const second of rollsOfAttackDice(again)) {
      const turned = focus > 0 ? keptFocuses + second.focuses : 0;
      const hits = fixed.hits + free.hits + roll.hits + second.hits + turned;
      const crits = fixed.crits + free.crits + roll.crits + second.crits;
      add(hits, crits, roll.chance * second.chance);
    }
  }
  return [...found.values()];
}

function countsOf(faces: readonly AttackFace[]): Counts {
  const showing = (face: AttackFace) => faces.filter((each) => each === face).length;
  return {
    hits: showing('hit'),
    crits: showing('crit'),
    focuses: showing('focus'),
    blanks: showing('blank'),
  };
}

/**
 * How likely so many evades are once the defense dice are modified: a focus token turns all focus results, every
 * evade token adds one evade. xw.action.focus.spend-defense, xw.action.evade.spend
 */
export function evadeChances({ defense, defender }: AttackSituation): readonly number[] {
  const evades = defense.faces.filter((face) => face === 'evade').length + defender.evade;
  const focuses = defense.faces.filter((face) => face === 'focus').length;
  const chances: number[] = Array.from(
    { length: defense.faces.length + defense.toRoll + defender.evade + 1 },
    () => 0,
  );
  for (const roll of rollsOfDefenseDice(defense.toRoll)) {
    const all = evades + roll.evades + (defender.focus > 0 ? focuses + roll.focuses : 0);
    chances[all] = chances[all]! + roll.chance;
  }
  return chances;
}
