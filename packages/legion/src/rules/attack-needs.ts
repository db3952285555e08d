import type { OfKind, Refusal } from '@sortie/kernel';
import type { LegionState, Need } from '../model/index.ts';

/** The rule that keeps the unit from attacking now; undefined when it has a target. */
export function whyNoAttack(_state: LegionState, _need: OfKind<Need, 'attack'>): Refusal | undefined {
  return undefined;
}
