import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { Activation, LegionState, PerformingAction, UnitId } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, unitIn } from './applier.ts';

function flowIn<At>(state: DraftState, flow: string): Draft<At> | undefined {
  return innermost<Draft<At>>(state as LegionState, flow);
}

/** The activation of this unit, if it is the one under way. lg.actions.limits-own-activation */
function activationIn(state: DraftState, unit: UnitId): Draft<Activation> | undefined {
  const activation = flowIn<Activation>(state, 'activation');
  return activation?.unit === unit ? activation : undefined;
}

type Activations = Pick<
  Appliers,
  | 'activationBegun'
  | 'activationClosed'
  | 'activationEnded'
  | 'damagedRolled'
  | 'rallied'
  | 'actionsLost'
  | 'actionsSpent'
  | 'unitPanicked'
  | 'panicEnded'
  | 'actionPerformed'
  | 'attackPerformed'
>;

/** Activations and actions. */
export const activationAppliers: Activations = {
  activationBegun: (state, { unit }) => {
    state.activations++;
    state.activeUnit = unit;
    state.lastActive = unitIn(state, unit).side;
  },
  activationClosed: (state, { unit }) => {
    const activation = activationIn(state, unit);
    if (activation) activation.isOver = true;
  },
  // lg.activation-phase.place-token
  activationEnded: (state, { unit: id }) => {
    const unit = unitIn(state, id);
    state.activeUnit = null;
    // Its token is back in the pool: it has another activation before it.
    if (unit.order === 'pool') return;
    unit.activated = true;
    unit.order = unit.whereabouts === 'defeated' ? 'gone' : 'facedown';
  },
  damagedRolled: changeNothing,
  rallied: changeNothing,
  actionsLost: (state, { unit, count }) => {
    const activation = activationIn(state, unit)!;
    activation.actions -= count;
    activation.lost += count;
  },
  actionsSpent: (state, { unit, count }) => {
    const activation = activationIn(state, unit);
    if (!activation) return;
    activation.actions -= count;
    activation.spent += count;
  },
  // lg.panic.token
  unitPanicked: (state, { unit }) => {
    unitIn(state, unit).panicked = true;
    activationIn(state, unit)!.hasPanicked = true;
  },
  panicEnded: (state, { unit }) => {
    unitIn(state, unit).panicked = false;
  },
  actionPerformed: (state, { action: { unit, kind, treatedAs, card, isFree } }) => {
    activationIn(state, unit)?.performed.push({ kind, treatedAs, card, isFree });
  },
  attackPerformed: (state, { unit, attacked }) => {
    const activation = activationIn(state, unit);
    if (activation) {
      activation.hasAttacked = true;
      if (attacked.usedCumbersome) activation.hasFiredCumbersome = true;
    }
    const action = flowIn<PerformingAction>(state, 'action');
    if (action?.unit === unit) action.attacked = { ...attacked, defenders: [...attacked.defenders] };
  },
};
