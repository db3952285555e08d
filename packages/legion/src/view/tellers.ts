import type { TellersOf } from '@sortie/kernel';
import type { LegionEvent, LegionState } from '../model/index.ts';

/** A teller for every kind of event: what leaves the referee, and for whom. */
export type Tellers = TellersOf<LegionState, LegionEvent>;
