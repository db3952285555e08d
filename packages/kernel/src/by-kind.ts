import type { Kinded } from './kinded.ts';
import type { Luck } from './luck.ts';
import type { Draft } from './plain.ts';
import type { Viewer } from './seat.ts';

/** Distributes over the kinds, so that an effect or event and what handles its kind stay together. */
export type OfKind<All extends Kinded, Kind extends All['kind']> = {
  readonly [Each in Kind]: Extract<All, { readonly kind: Each }> & { readonly kind: Each };
}[Kind];

/** With what effects are carried out. */
export interface PerformTools<Event> {
  readonly emit: (event: Event) => void;
  readonly luck: Luck;
}

/** Carries out effects of each kind; what it returns is performed next, before anything else. */
export type PerformersOf<State, Effect extends Kinded, Event, Order> = {
  readonly [Kind in Effect['kind']]: (
    state: State,
    effect: OfKind<Effect, Kind>,
    tools: PerformTools<Event>,
  ) => readonly Order[] | undefined;
};

/** Writes events of each kind into the state. */
export type AppliersOf<State, Event extends Kinded> = {
  readonly [Kind in Event['kind']]: (state: Draft<State>, event: OfKind<Event, Kind>) => void;
};

/** What a viewer is told of events of each kind; undefined for those who are told nothing. */
export type TellersOf<State, Event extends Kinded> = {
  readonly [Kind in Event['kind']]: (
    event: OfKind<Event, Kind>,
    viewer: Viewer,
    state: State,
  ) => Event | undefined;
};

/** Everybody is told these fields; a misspelt one does not compile. */
export function tellFields<Field extends string>(...names: readonly Field[]) {
  return <Event extends Kinded & { readonly [Name in Field]: unknown }>(event: Event): Event => {
    const shown: { [name: string]: unknown } = { kind: event.kind };
    for (const name of names) shown[name] = event[name];
    return shown as Event;
  };
}
