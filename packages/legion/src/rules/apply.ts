import type { LegionEvent, LegionState } from '../model/index.ts';
import { setUpAppliers } from '../setup/apply-set-up.ts';
import type { Appliers, DraftState, EventKind, EventOf } from './applier.ts';
import { attackAppliers } from './apply-attack.ts';
import { cardAppliers } from './apply-cards.ts';
import { movementAppliers } from './apply-movement.ts';
import { roundAppliers } from './apply-round.ts';

/** Every kind of event has its applier: a kind that is missing does not compile. */
const appliers: Appliers = {
  ...setUpAppliers,
  ...roundAppliers,
  ...movementAppliers,
  ...attackAppliers,
  ...cardAppliers,
};

function applyOne<Kind extends EventKind>(state: DraftState, event: EventOf<Kind>): void {
  appliers[event.kind](state, event);
}

/** The only writer of a Legion state. */
export function apply(state: LegionState, event: LegionEvent): void {
  applyOne(state as DraftState, event);
}
