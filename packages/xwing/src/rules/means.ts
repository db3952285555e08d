import type { Luck } from '@sortie/kernel';
import type { XwingEvent, XwingOrder } from '../model/index.ts';

/** With what effects are carried out. */
export interface Means {
  readonly emit: (event: XwingEvent) => void;
  readonly luck: Luck;
}

/** What is to be performed next, before anything else. */
export type More = readonly XwingOrder[] | undefined;
