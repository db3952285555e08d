import { showing } from '@sortie/kernel';
import type { AttackPool, Guarding, LegionEffect, LegionState } from '../model/index.ts';
import { poolOf } from './pool-under-way.ts';
import { flow, opens, step } from './words.ts';

/** A blank wounds, and so does a block that Pierce took away. lg.unit-keyword.guardian.wounds, lg.unit-keyword.guardian.pierce-applies */
function woundsOfGuardian({ dice }: Guarding): number {
  return dice.length - showing(dice, 'block').length;
}

/**
 * Any of its miniatures may be wounded, for it is no defender. lg.unit-keyword.guardian.wounds-any-mini,
 * lg.unit-keyword.bounty.guardian
 */
function woundGuardian(state: LegionState, at: Guarding): readonly LegionEffect[] {
  const left = woundsOfGuardian(at);
  const { attacker }: AttackPool = poolOf(state);
  const wounds = { unit: at.guardian, left, among: null, leaderLast: false, from: attacker };
  return [{ kind: 'sufferWounds', wounds: { ...wounds, source: 'guardian' } }];
}

/** A guardian takes hits upon itself before the defender rolls. lg.unit-keyword.guardian.timing */
export const guard = flow('guard', [
  // lg.unit-keyword.guardian.roll
  step('roll', () => [{ kind: 'rollGuardianDice' }]),
  step('convert', () => [{ kind: 'convertGuardianSurges' }]),
  // lg.unit-keyword.guardian.pierce-applies
  opens('guardianDice', { rule: 'lg.unit-keyword.guardian.pierce-applies', order: (_state, { by }) => [by] }),
  step('wound', woundGuardian),
]);
