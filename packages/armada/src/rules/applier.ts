import type { AppliersOf, Draft, OfKind } from '@sortie/kernel';
import type {
  ArmadaEvent,
  ArmadaState,
  Ship,
  ShipId,
  Squadron,
  SquadronId,
  Unit,
  UnitId,
} from '../model/index.ts';
import { shipOf, squadronOf, unitOf } from './in-play.ts';

export type DraftState = Draft<ArmadaState>;
export type DraftShip = Draft<Ship>;
export type DraftSquadron = Draft<Squadron>;

export type EventKind = ArmadaEvent['kind'];

export type EventOf<Kind extends EventKind> = OfKind<ArmadaEvent, Kind>;
export type Appliers = AppliersOf<ArmadaState, ArmadaEvent>;

/** For what is told but changes nothing on the table. */
export function changeNothing(): void {}

export function shipIn(state: DraftState, id: ShipId): DraftShip {
  return shipOf(state as ArmadaState, id) as DraftShip;
}

export function squadronIn(state: DraftState, id: SquadronId): DraftSquadron {
  return squadronOf(state as ArmadaState, id) as DraftSquadron;
}

export function unitIn(state: DraftState, id: UnitId): Draft<Unit> {
  return unitOf(state as ArmadaState, id) as Draft<Unit>;
}
