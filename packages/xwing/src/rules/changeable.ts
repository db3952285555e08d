import type { DieIndex } from '@sortie/kernel';
import { showing } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';

/** Dice that show one of these faces and may still be modified. */
export function changeable<Die extends AttackDie | DefenseDie>(
  pool: readonly Die[],
  ...faces: readonly Die['face'][]
): DieIndex[] {
  return showing(pool as never, ...(faces as readonly never[])).filter((die) => !pool[die]!.final);
}
