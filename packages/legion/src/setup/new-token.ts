import type { BattlefieldToken } from '../model/index.ts';

/** A token that belongs to nobody, unclaimed. lg.battle-card.objective.two-sides */
export function newToken(
  kind: 'objective' | 'condition',
  at: BattlefieldToken['at'],
): Omit<BattlefieldToken, 'id'> {
  return { kind, at, side: null, card: null, unit: null, terrain: null, wounds: 0 };
}
