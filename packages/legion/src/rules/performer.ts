import type { OfKind, PerformersOf, PerformTools } from '@sortie/kernel';
import type { LegionEffect, LegionEvent, LegionOrder, LegionState } from '../model/index.ts';

export type EffectKind = LegionEffect['kind'];
export type EffectOf<Kind extends EffectKind> = OfKind<LegionEffect, Kind>;
export type Tools = PerformTools<LegionEvent>;

/** What is to be performed next, before anything else. */
export type More = readonly LegionOrder[] | undefined;

export type Performers = PerformersOf<LegionState, LegionEffect, LegionEvent, LegionOrder>;
