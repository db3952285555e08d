import { innermost } from '@sortie/kernel';
import { unitCard } from '../catalogue/index.ts';
import type { LegionEffect, LegionState, SufferingWounds, UnitId } from '../model/index.ts';
import { defeatingOf } from './defeat.ts';
import { rollDefenseDice } from './dice.ts';
import { isDefeated, isInPlay, miniatureOf, miniaturesLeft, unitOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';
import { run } from './words.ts';
import { sufferingOf } from './wounds.ts';

/** What follows the defeat of a miniature: the unit's own, or a new leader. lg.defeat.unit, lg.defeat.new-leader */
function afterDefeat(
  state: LegionState,
  id: UnitId,
  wasLeader: boolean,
): readonly LegionEffect[] | ReturnType<typeof run>[] {
  const unit = unitOf(state, id);
  if (miniaturesLeft(unit).length === 0) {
    const by = innermost<SufferingWounds>(state, 'sufferWounds')?.from ?? null;
    return [{ kind: 'defeatUnit', unit: id, by, rule: 'lg.defeat.unit' }];
  }
  return wasLeader ? [run('chooseLeader', { unit: id })] : [];
}

/**
 * Marks go to a hunter that is still there; anybody else's victim takes them out of the game.
 * lg.unit-keyword.bounty.collect, lg.unit-keyword.bounty.any-marked-unit, lg.unit-keyword.bounty.mark-lost
 */
function heirOf(state: LegionState, by: UnitId | null): UnitId | null {
  if (by === null || !isInPlay(unitOf(state, by))) return null;
  return tableOf(state).hasKeyword(by, 'bounty') ? by : null;
}

/** Wounds, defeat and vehicle damage. */
export const woundPerformers = {
  sufferWounds: (state, { wounds }) =>
    wounds.left > 0 && isInPlay(unitOf(state, wounds.unit))
      ? [run('sufferWounds', sufferingOf(state, wounds))]
      : [],
  preventWounds: (state, { count, source }, { emit }) => {
    const { unit, left } = innermost<SufferingWounds>(state, 'sufferWounds')!;
    emit({ kind: 'woundsPrevented', unit, count: Math.min(count, left), source });
  },
  assignWound: (state, { unit: id, miniature, source }, { emit }) => {
    emit({ kind: 'woundAssigned', unit: id, miniature, source });
    const unit = unitOf(state, id);
    // lg.wound.threshold, lg.defeat.miniature
    return miniatureOf(unit, miniature).wounds >= unitCard(unit.card).wounds
      ? [{ kind: 'defeatMiniature', unit: id, miniature }]
      : [];
  },
  removeWounds: (state, { unit, miniature, count }, { emit }) => {
    const { wounds } = miniatureOf(unitOf(state, unit), miniature);
    const removed = Math.min(count, wounds);
    if (removed > 0) emit({ kind: 'woundsRemoved', unit, miniature, count: removed });
  },
  // lg.upgrade-keyword.treat.restore.wounds
  restoreMiniature: (state, { unit: id, miniature }, { emit }) => {
    const unit = unitOf(state, id);
    emit({ kind: 'miniatureRestored', unit: id, miniature, wounds: unitCard(unit.card).wounds - 1 });
    const rule = 'lg.upgrade-keyword.treat.restore.placement';
    return [{ kind: 'orderPlacing', placing: { unit: id, by: unit.seat, miniatures: [miniature], rule } }];
  },
  defeatMiniature: (state, { unit: id, miniature }, { emit }) => {
    const unit = unitOf(state, id);
    const wasLeader = unit.leader === miniature;
    // Where it stood, before it is removed. lg.battle-card.objective.drop.defeat
    if (wasLeader && unit.claimed !== null) {
      return [
        { kind: 'dropToken', unit: id },
        { kind: 'defeatMiniature', unit: id, miniature },
      ];
    }
    emit({ kind: 'miniatureDefeated', unit: id, miniature });
    return afterDefeat(state, id, wasLeader);
  },
  defeatUnit: (state, { unit, by }) =>
    isDefeated(unitOf(state, unit)) ? [] : [run('defeat', defeatingOf(state, { unit, by }))],
  removeUnit: (state, { unit, by }, { emit }) => {
    if (unitOf(state, unit).marks > 0) emit({ kind: 'marksMoved', from: unit, to: heirOf(state, by) });
    emit({ kind: 'unitDefeated', unit, by });
  },
  makeLeader: (_state, { unit, miniature }, { emit }) => {
    emit({ kind: 'leaderReplaced', unit, miniature });
  },
  // A surge counts as itself here. lg.dice.surge.only-attack-and-defense
  rollResilience: (_state, { unit }, { emit, luck }) => {
    const [face] = rollDefenseDice(luck, 'red', 1);
    emit({ kind: 'resilienceRolled', unit, face: face! });
  },
  damageVehicle: (_state, { unit, damage, weapon }, { emit }) => {
    emit({ kind: 'vehicleDamaged', unit, damage, weapon });
  },
  repairVehicle: (state, { unit, damage }, { emit }) => {
    const isThere = unitOf(state, unit).damage.some(({ kind }) => kind === damage);
    if (isThere) emit({ kind: 'vehicleRepaired', unit, damage });
  },
} satisfies Partial<Performers>;
