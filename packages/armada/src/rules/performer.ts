import type { Luck } from '@sortie/kernel';
import type { ArmadaEffect, ArmadaEvent, ArmadaOrder, ArmadaState } from '../model/index.ts';

export type EffectKind = ArmadaEffect['kind'];

/** Distributes over the kinds, so that an effect and the performer of its kind stay together. */
export type EffectOf<Kind extends EffectKind> = {
  readonly [Each in Kind]: Extract<ArmadaEffect, { readonly kind: Each }> & { readonly kind: Each };
}[Kind];

/** With what effects are carried out. */
export interface Tools {
  readonly emit: (event: ArmadaEvent) => void;
  readonly luck: Luck;
}

/** What is to be performed next, before anything else. */
export type More = readonly ArmadaOrder[] | undefined;

/** Carries out effects of one kind. */
export type Performer<Kind extends EffectKind> = (
  state: ArmadaState,
  effect: EffectOf<Kind>,
  tools: Tools,
) => More;

export type Performers = { readonly [Kind in EffectKind]: Performer<Kind> };
