import type { AppliersOf, Draft, OfKind } from '@sortie/kernel';
import type { Ship, ShipId, XwingEvent, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';

export type DraftState = Draft<XwingState>;
export type DraftShip = Draft<Ship>;

export type EventKind = XwingEvent['kind'];

export type EventOf<Kind extends EventKind> = OfKind<XwingEvent, Kind>;
export type Appliers = AppliersOf<XwingState, XwingEvent>;

/** For what is told but changes nothing on the table. */
export function changeNothing(): void {}

export function shipIn(state: DraftState, id: ShipId): DraftShip {
  return shipOf(state, id) as DraftShip;
}
