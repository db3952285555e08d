import type { LegionEffect, UnitId } from '../model/index.ts';

/** A wound by which a unit pays for something. */
export function sufferWound(unit: UnitId, source: string): LegionEffect {
  return {
    kind: 'sufferWounds',
    wounds: { unit, left: 1, among: null, leaderLast: false, from: null, source },
  };
}
