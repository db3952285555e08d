import type { Die, DieIndex } from '@sortie/kernel';

/** A die is rerolled at most once in an attack. xw.dice.modify.reroll-once */
export function rerollable<Face extends string>(pool: readonly Die<Face>[]): DieIndex[] {
  return pool.flatMap((die, index) => (die.timesRerolled > 0 || die.cancelled ? [] : [index]));
}
