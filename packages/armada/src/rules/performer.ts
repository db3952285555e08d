import type { OfKind, PerformersOf, PerformTools } from '@sortie/kernel';
import type { ArmadaEffect, ArmadaEvent, ArmadaOrder, ArmadaState } from '../model/index.ts';

export type EffectKind = ArmadaEffect['kind'];
export type EffectOf<Kind extends EffectKind> = OfKind<ArmadaEffect, Kind>;
export type Tools = PerformTools<ArmadaEvent>;

/** What is to be performed next, before anything else. */
export type More = readonly ArmadaOrder[] | undefined;

export type Performers = PerformersOf<ArmadaState, ArmadaEffect, ArmadaEvent, ArmadaOrder>;
