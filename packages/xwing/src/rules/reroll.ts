import type { Die, DieIndex } from '@sortie/kernel';
import type { Attack, Table } from '../model/index.ts';

type RerollableDie<Face extends string> = Die<Face> & { readonly fixed?: true; readonly final?: true };

/** A die is rerolled at most once in an attack, and not at all once a card has fixed it. xw.dice.modify.reroll-once */
export function isRerollable<Face extends string>(die: RerollableDie<Face>): boolean {
  return die.timesRerolled === 0 && !die.cancelled && !die.fixed && !die.final;
}

export function rerollable<Face extends string>(pool: readonly RerollableDie<Face>[]): DieIndex[] {
  return pool.flatMap((die, index) => (isRerollable(die) ? [index] : []));
}

/** Attack dice that may be rerolled in the attack: none once a card's limit is reached. */
export function rerollableIn(table: Table, attack: Attack): DieIndex[] {
  return table.rerollsLeft(attack) > 0 ? rerollable(attack.attackDice) : [];
}
