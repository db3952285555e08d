import type { Side } from '@sortie/kernel';
import type { LegionState, Unit } from '../model/index.ts';

/** Units of a side that are still to be deployed; those set aside come later. */
export function waitingUnits({ units }: Pick<LegionState, 'units'>, side: Side): readonly Unit[] {
  return units.filter((unit) => unit.side === side && unit.whereabouts === 'reserve');
}
