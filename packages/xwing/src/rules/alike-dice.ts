import type { DieIndex } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';
import { isRerollable } from './reroll.ts';

type AnyDie = AttackDie | DefenseDie;

/** Dice that show the same and may still be rerolled or changed, or may not, are interchangeable. */
function kindOf(die: AnyDie): string {
  if ('setAside' in die && die.setAside) return `${die.face}, set aside`;
  if (die.final) return `${die.face}, final`;
  return isRerollable(die) ? die.face : `${die.face}, fixed`;
}

/** Dice in groups within which they are interchangeable, in the order of their first die. */
export function groupsOfAlike(pool: readonly AnyDie[], from: readonly DieIndex[]): readonly DieIndex[][] {
  const groups = new Map<string, DieIndex[]>();
  for (const index of from) {
    const kind = kindOf(pool[index]!);
    const group = groups.get(kind);
    if (group) group.push(index);
    else groups.set(kind, [index]);
  }
  return [...groups.values()];
}

/** One die of each kind: which of dice alike it is makes no difference. */
export function oneOfEachKind(pool: readonly AnyDie[], from: readonly DieIndex[]): DieIndex[] {
  return groupsOfAlike(pool, from).map(([first]) => first!);
}
