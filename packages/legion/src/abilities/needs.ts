import type { Refusal } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { LegionState, Need } from '../model/index.ts';
import { whyNoAttack } from '../rules/attack-needs.ts';
import { whyNoMove } from '../rules/movement-needs.ts';

/** The rule that keeps what the ability is about from being done now. */
export function whyUnmet(state: LegionState, need: Need): Refusal | undefined {
  switch (need.kind) {
    case 'attack':
      return whyNoAttack(state, need);
    case 'move':
      return whyNoMove(state, need);
    default:
      return unreachable(need);
  }
}
