import type { DieIndex, Picks, Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';
import { groupsOfAlike } from './alike-dice.ts';

/** Between so many and so many of these dice; suggested are sets that differ in what they show. */
export function picksOfDice(
  pool: readonly (AttackDie | DefenseDie)[],
  from: readonly DieIndex[],
  { least, most = from.length }: { readonly least: number; readonly most?: number | undefined },
): Picks {
  const suggest = () => setsThatDiffer(pool, from, most).filter((dice) => dice.length >= least);
  return picks<Plain>(from, { least, most, suggest });
}

function setsThatDiffer(
  pool: readonly (AttackDie | DefenseDie)[],
  from: readonly DieIndex[],
  most: number,
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
