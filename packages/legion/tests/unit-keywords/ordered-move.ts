import type { LegionEffect, Moving } from '@sortie/legion/model';
import { unitId } from '../rules/made-up.ts';

/** A move that an effect orders: no action, of speed 1. */
export function orderedMove(unit: string, how: Partial<Moving> = {}): LegionEffect {
  return {
    kind: 'orderMove',
    move: {
      unit: unitId(unit),
      by: 'p1' as Moving['by'],
      types: ['standard'],
      speed: 1,
      isAction: false,
      ignoresDifficult: false,
      mayStartMelee: false,
      isOptional: false,
      source: 'test',
      type: null,
      from: null,
      wasInMeleeWith: [],
      contacted: null,
      ...how,
    },
  };
}
