import type { AppliersOf, Draft, OfKind } from '@sortie/kernel';
import type { LegionEvent, LegionState, Miniature, MiniatureId, Unit, UnitId } from '../model/index.ts';
import { unitOf } from './in-play.ts';

export type DraftState = Draft<LegionState>;
export type DraftUnit = Draft<Unit>;

export type EventKind = LegionEvent['kind'];
export type EventOf<Kind extends EventKind> = OfKind<LegionEvent, Kind>;
export type Appliers = AppliersOf<LegionState, LegionEvent>;

/** For what is told but changes nothing on the table. */
export function changeNothing(): void {}

export function unitIn(state: DraftState, id: UnitId): DraftUnit {
  return unitOf(state as LegionState, id) as DraftUnit;
}

export function miniatureIn(unit: DraftUnit, id: MiniatureId): Draft<Miniature> {
  const found = unit.miniatures.find((each) => each.id === id);
  if (!found) throw new Error(`${unit.id} has no miniature ${id}`);
  return found;
}
