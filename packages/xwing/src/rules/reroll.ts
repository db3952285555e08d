import type { Die, DieIndex } from '@sortie/kernel';

type RerollableDie<Face extends string> = Die<Face> & { readonly fixed?: true };

/** A die is rerolled at most once in an attack, and not at all once a card has fixed it. xw.dice.modify.reroll-once */
export function isRerollable<Face extends string>(die: RerollableDie<Face>): boolean {
  return die.timesRerolled === 0 && !die.cancelled && !die.fixed;
}

export function rerollable<Face extends string>(pool: readonly RerollableDie<Face>[]): DieIndex[] {
  return pool.flatMap((die, index) => (isRerollable(die) ? [index] : []));
}
