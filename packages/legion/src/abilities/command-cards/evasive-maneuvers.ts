import type { UnitId } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { tokensWithOrder } from '../when-ordered.ts';

function isFriendlyVehicle({ table, self }: Here, unit: UnitId): boolean {
  return table.areFriendly(self, unit) && table.isVehicle(unit);
}

/** Ordered vehicles dodge, and criticals too. */
export const evasiveManeuvers = card('evasive-maneuvers', {
  abilities: [tokensWithOrder({ source: 'evasive-maneuvers', tokens: ['dodge'], isFor: isFriendlyVehicle })],
  permits: { dodgeCriticals: ({ pool }, at) => isFriendlyVehicle(at, pool.defender) },
});
