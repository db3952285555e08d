import { innermost } from '@sortie/kernel';
import type { Activation, Attacking, AttackPool, LegionState, Moving, Underway } from '../model/index.ts';

export const NOTHING_UNDERWAY: Underway = {
  attack: undefined,
  pool: undefined,
  activation: undefined,
  move: undefined,
};

/** What runs in a state, looked up when a card asks. */
export function underwayIn(state: LegionState): Underway {
  return {
    get attack() {
      return innermost<Attacking>(state, 'attack');
    },
    get pool() {
      return innermost<AttackPool>(state, 'attackPool');
    },
    get activation() {
      return innermost<Activation>(state, 'activation');
    },
    get move() {
      return innermost<Moving>(state, 'move');
    },
  };
}
