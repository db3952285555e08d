import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { LegionState, RollingResilience, SufferingWounds } from '../model/index.ts';
import type { Appliers, DraftState, DraftUnit } from './applier.ts';
import { miniatureIn, unitIn } from './applier.ts';

function sufferingIn(state: DraftState): Draft<SufferingWounds> | undefined {
  return innermost<Draft<SufferingWounds>>(state as LegionState, 'sufferWounds');
}

function takeOff(state: DraftState, unit: DraftUnit, miniature: DraftUnit['miniatures'][number]): void {
  miniature.stand = null;
  miniature.defeatedIn ??= state.round;
  const suffering = sufferingIn(state);
  if (suffering?.unit === unit.id) suffering.hasDefeated = true;
}

/** Wounds, defeat and vehicle damage. */
export const woundAppliers = {
  woundsPrevented: (state, { count }) => {
    const suffering = sufferingIn(state);
    if (suffering) suffering.left -= count;
  },
  woundAssigned: (state, { unit, miniature }) => {
    miniatureIn(unitIn(state, unit), miniature).wounds++;
    state.serial++;
  },
  woundsRemoved: (state, { unit, miniature, count }) => {
    miniatureIn(unitIn(state, unit), miniature).wounds -= count;
    state.serial++;
  },
  miniatureDefeated: (state, { unit: id, miniature }) => {
    const unit = unitIn(state, id);
    takeOff(state, unit, miniatureIn(unit, miniature));
    state.serial++;
  },
  // It stands where it is placed next. lg.upgrade-keyword.treat.restore.wounds
  miniatureRestored: (state, { unit, miniature, wounds }) => {
    const found = miniatureIn(unitIn(state, unit), miniature);
    found.defeatedIn = null;
    found.wounds = wounds;
    state.serial++;
  },
  // The figure of the leader stands in the place of the other, which leaves with what only it carried.
  // lg.defeat.new-leader, lg.unit-keyword.heavy-weapon-team.leader-replaced
  leaderReplaced: (state, { unit: id, miniature }) => {
    const unit = unitIn(state, id);
    const fallen = miniatureIn(unit, unit.leader);
    const chosen = miniatureIn(unit, miniature);
    [fallen.from, chosen.from] = [chosen.from, fallen.from];
    unit.leader = chosen.id;
    state.serial++;
  },
  unitDefeated: (state, { unit: id }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'defeated';
    unit.vehicle = null;
    for (const miniature of unit.miniatures) takeOff(state, unit, miniature);
    state.serial++;
  },
  // lg.unit-keyword.bounty.collect, lg.unit-keyword.bounty.mark-lost
  marksMoved: (state, { from, to }) => {
    const victim = unitIn(state, from);
    if (to !== null) {
      const hunter = unitIn(state, to);
      hunter.marks += victim.marks;
      hunter.collected += victim.marks;
    }
    victim.marks = 0;
    victim.collected = 0;
  },
  // For good, whatever becomes of the token. lg.vehicle.resilience.removed-token
  resilienceRolled: (state, { unit, face }) => {
    unitIn(state, unit).resilienceRolled = true;
    innermost<Draft<RollingResilience>>(state as LegionState, 'resilience')!.face = face;
  },
  // lg.vehicle.damaged.token, lg.vehicle.disabled.token, lg.vehicle.resilience.other-effects
  vehicleDamaged: (state, { unit, damage, weapon }) => {
    unitIn(state, unit).damage.push({ kind: damage, weapon });
    state.serial++;
  },
  vehicleRepaired: (state, { unit, damage }) => {
    const { damage: tokens } = unitIn(state, unit);
    tokens.splice(
      tokens.findIndex(({ kind }) => kind === damage),
      1,
    );
    state.serial++;
  },
} satisfies Partial<Appliers>;
