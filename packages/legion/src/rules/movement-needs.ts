import type { OfKind, Refusal } from '@sortie/kernel';
import type { LegionState, Need } from '../model/index.ts';

/** The rule that keeps the unit from moving in any of these ways now; undefined when it may. */
export function whyNoMove(_state: LegionState, _need: OfKind<Need, 'move'>): Refusal | undefined {
  return undefined;
}
