import type { DieIndex } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';
import { groupsOfAlike } from './alike-dice.ts';

/** Sets of at most so many dice that differ in what they show; dice alike are interchangeable. */
export function choicesOfDice(
  pool: readonly (AttackDie | DefenseDie)[],
  from: readonly DieIndex[],
  most = from.length,
): DieIndex[][] {
  let sets: DieIndex[][] = [[]];
  for (const group of groupsOfAlike(pool, from)) {
    sets = sets.flatMap((set) => {
      const room = Math.min(group.length, most - set.length);
      return Array.from({ length: room + 1 }, (_, count) => [...set, ...group.slice(0, count)]);
    });
  }
  return sets;
}
