import type { DieIndex, Picks, Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import type { Attack, AttackDie, DefenseDie, Table } from '../model/index.ts';
import { groupsOfAlike } from './alike-dice.ts';
import { rerollableIn } from './reroll.ts';

/** Between so many and so many of these dice; suggested are sets that differ in what they show. */
export function picksOfDice(
  pool: readonly (AttackDie | DefenseDie)[],
  from: readonly DieIndex[],
  { least, most = from.length }: { readonly least: number; readonly most?: number | undefined },
): Picks {
  const suggest = () => setsThatDiffer(pool, from, most).filter((dice) => dice.length >= least);
  return picks<Plain>(from, { least, most, suggest });
}

/** Attack dice to be rerolled: of these, or of all that may be, and no more than cards allow. */
export function picksOfAttackDice(
  table: Table,
  attack: Attack,
  how: {
    readonly least: number;
    readonly most?: number | undefined;
    readonly from?: readonly DieIndex[];
  },
): Picks {
  const { least, from = rerollableIn(table, attack) } = how;
  const most = Math.min(how.most ?? from.length, table.rerollsLeft(attack));
  return picksOfDice(attack.attackDice, most > 0 ? from : [], { least, most });
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
