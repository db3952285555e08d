import type { LegionView, UnitView } from '@sortie/legion/view';
import { isInPlay, isOnBattlefield } from '../units.ts';

export interface Turn {
  readonly unit: UnitView;
  readonly standing: 'done' | 'now' | 'next' | 'later';
}

/** Units by side: those that have acted first, then the one that acts, those with an order, and the rest. */
export function turnsOf(table: LegionView): readonly Turn[] {
  return table.units
    .filter(isInPlay)
    .map((unit) => ({ unit, standing: standingOf(table, unit) }))
    .toSorted((one, other) => one.unit.side - other.unit.side || RANK[one.standing] - RANK[other.standing]);
}

const RANK: Readonly<Record<Turn['standing'], number>> = { done: 0, now: 1, next: 2, later: 3 };

function standingOf({ phase, activeUnit }: LegionView, unit: UnitView): Turn['standing'] {
  if (unit.id === activeUnit) return 'now';
  if (phase === 'setup') return isOnBattlefield(unit) || unit.vehicle !== null ? 'done' : 'later';
  if (unit.activated) return 'done';
  // A unit with a faceup token is chosen, not drawn. lg.activation-phase.choose.faceup-or-draw
  return unit.order === 'faceup' ? 'next' : 'later';
}
