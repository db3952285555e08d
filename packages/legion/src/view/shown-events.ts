import { shownAttackEvents } from './shown-attack-events.ts';
import { shownCardEvents } from './shown-card-events.ts';
import { shownMovementEvents } from './shown-movement-events.ts';
import { shownRoundEvents } from './shown-round-events.ts';
import { shownSetUpEvents } from './shown-set-up-events.ts';
import type { Tellers } from './tellers.ts';

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
