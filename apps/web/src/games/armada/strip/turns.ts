import type { ArmadaView } from '@sortie/armada/view';
import { isInPlay, type UnitView } from '../units.ts';

export interface Turn {
  readonly unit: UnitView;
  readonly standing: 'done' | 'now' | 'later';
}

/** The units that this phase is about, each side's by themselves: nobody prescribes their order. */
export function turnsOf(table: ArmadaView): readonly Turn[] {
  const { phase, ships, squadrons } = table;
  const units: readonly UnitView[] = phase === 'squadron' ? squadrons : ships;
  return units
    .filter((unit) => phase === 'setup' || isInPlay(unit))
    .map((unit) => ({ unit, standing: standingOf(table, unit) }))
    .toSorted((one, other) => sideFirst(table, one.unit) - sideFirst(table, other.unit));
}

function standingOf(table: ArmadaView, unit: UnitView): Turn['standing'] {
  if (unit.id === table.activeUnit) return 'now';
  return isDone(table, unit) ? 'done' : 'later';
}

function isDone({ phase, round }: ArmadaView, unit: UnitView): boolean {
  switch (phase) {
    case 'setup':
      return unit.kind === 'ship' ? unit.pose !== null : unit.at !== null;
    case 'command':
      return round > 0 && unit.kind === 'ship' && unit.dials.length >= unit.values.command;
    case 'ship':
    case 'squadron':
      return unit.activated;
    case 'status':
      return true;
  }
}

/** ar.initiative.meaning */
function sideFirst({ initiative }: ArmadaView, { side }: UnitView): number {
  return side === (initiative ?? 0) ? 0 : 1;
}
