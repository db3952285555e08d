import { innermost } from '@sortie/kernel';
import type { Attacking, AttackPool, Guarding, LegionState } from '../model/index.ts';

/** The pool that is being resolved. */
export function poolOf(state: LegionState): AttackPool {
  const pool = innermost<AttackPool>(state, 'attackPool');
  if (!pool) throw new Error('no pool is under way');
  return pool;
}

export function attackOf(state: LegionState): Attacking {
  const attack = innermost<Attacking>(state, 'attack');
  if (!attack) throw new Error('no attack is under way');
  return attack;
}

/** Guardian dice that lie on the table. */
export function guardingOf(state: LegionState): Guarding | undefined {
  return innermost<Guarding>(state, 'guard');
}
