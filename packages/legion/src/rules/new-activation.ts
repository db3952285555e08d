import type { Activation, LegionState, UnitId } from '../model/index.ts';

/** An activation before its first step. */
export function newActivation(state: LegionState, unit: UnitId): Activation {
  return {
    unit,
    number: state.activations + 1,
    // lg.actions.two-per-activation
    actions: 2,
    spent: 0,
    lost: 0,
    performed: [],
    hasPanicked: false,
    hasMoved: false,
    hasAttacked: false,
    hasFiredCumbersome: false,
    standardMoves: 0,
    hasEmbarked: false,
    hasDisembarked: false,
    left: [],
    isOver: false,
  };
}
