import type { DieIndex } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';
import { groupsOfAlike } from './alike-dice.ts';

/** Sets of dice that differ in what they show; dice alike are interchangeable. */
export function choicesOfDice(
  pool: readonly (AttackDie | DefenseDie)[],
  from: readonly DieIndex[],
): DieIndex[][] {
  return groupsOfAlike(pool, from).reduce<DieIndex[][]>(
    (sets, group) =>
      sets.flatMap((set) => [...Array(group.length + 1).keys()].map((n) => [...set, ...group.slice(0, n)])),
    [[]],
  );
}
