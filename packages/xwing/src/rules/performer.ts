import type { Luck } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingOrder, XwingState } from '../model/index.ts';

export type EffectKind = XwingEffect['kind'];

/** Distributes over the kinds, so that an effect and the performer of its kind stay together. */
export type EffectOf<Kind extends EffectKind> = {
  readonly [Each in Kind]: Extract<XwingEffect, { readonly kind: Each }> & { readonly kind: Each };
}[Kind];

/** With what effects are carried out. */
export interface Tools {
  readonly emit: (event: XwingEvent) => void;
  readonly luck: Luck;
}

/** What is to be performed next, before anything else. */
export type More = readonly XwingOrder[] | undefined;

/** Carries out effects of one kind. */
export type Performer<Kind extends EffectKind> = (
  state: XwingState,
  effect: EffectOf<Kind>,
  tools: Tools,
) => More;

export type Performers = { readonly [Kind in EffectKind]: Performer<Kind> };
