import type { TellersOf } from '@sortie/kernel';
import type { LegionEvent, LegionState } from '../model/index.ts';
import { shownAttackEvents } from './shown-attack-events.ts';
import { shownCardEvents } from './shown-card-events.ts';
import { shownMovementEvents } from './shown-movement-events.ts';
import { shownRoundEvents } from './shown-round-events.ts';
import { shownSetUpEvents } from './shown-set-up-events.ts';

/** A teller for every kind of event: what leaves the referee, and for whom. */
export type Tellers = TellersOf<LegionState, LegionEvent>;

/**
 * What of each event leaves the referee, field by field: what is not named here is told to nobody. An event without
 * a line does not compile.
 */
export const shownEvents: Tellers = {
  ...shownSetUpEvents,
  ...shownRoundEvents,
  ...shownMovementEvents,
  ...shownAttackEvents,
  ...shownCardEvents,
};
