import type { OfKind, PerformersOf, PerformTools } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingOrder, XwingState } from '../model/index.ts';

export type EffectKind = XwingEffect['kind'];
export type EffectOf<Kind extends EffectKind> = OfKind<XwingEffect, Kind>;
export type Tools = PerformTools<XwingEvent>;

/** What is to be performed next, before anything else. */
export type More = readonly XwingOrder[] | undefined;

export type Performers = PerformersOf<XwingState, XwingEffect, XwingEvent, XwingOrder>;
