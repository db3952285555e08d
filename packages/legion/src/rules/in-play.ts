import type { LegionState, Unit, UnitId } from '../model/index.ts';

export function findUnit(state: Pick<LegionState, 'units'>, id: string): Unit | undefined {
  return state.units.find((each) => each.id === id);
}

export function unitOf(state: Pick<LegionState, 'units'>, id: UnitId): Unit {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}
