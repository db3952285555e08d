import type { Draft } from '@sortie/kernel';
import type { Ship, ShipId, XwingEvent, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';

export type DraftState = Draft<XwingState>;
export type DraftShip = Draft<Ship>;

export type EventKind = XwingEvent['kind'];

/** Distributes over the kinds, so that an event and the applier of its kind stay together. */
export type EventOf<Kind extends EventKind> = {
  readonly [Each in Kind]: Extract<XwingEvent, { readonly kind: Each }> & { readonly kind: Each };
}[Kind];

/** Writes events of one kind into the state. */
export type Applier<Kind extends EventKind> = (state: DraftState, event: EventOf<Kind>) => void;

export type Appliers = { readonly [Kind in EventKind]: Applier<Kind> };

/** For what is told but changes nothing on the table. */
export function changeNothing(): void {}

export function shipIn(state: DraftState, id: ShipId): DraftShip {
  return shipOf(state, id) as DraftShip;
}
