import type { Luck } from '@sortie/kernel';
import type { AttackColour, AttackFace, DefenseColour, DefenseFace } from '../catalogue/index.ts';
import { attackDieFaces, defenseDieFaces } from '../catalogue/index.ts';

/** Attack and defense dice share colours, so that the names under which tests lay them out say which they are. */
export function rollAttackDice(luck: Luck, colour: AttackColour, count: number): AttackFace[] {
  return luck.roll(`${colour} attack`, attackDieFaces[colour], count);
}

/** Also for rallies, priority, resilience and clambers, whose faces mean something else each. */
export function rollDefenseDice(luck: Luck, colour: DefenseColour, count: number): DefenseFace[] {
  return luck.roll(`${colour} defense`, defenseDieFaces[colour], count);
}
