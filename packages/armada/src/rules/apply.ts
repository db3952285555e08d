import type { ArmadaEvent, ArmadaState } from '../model/index.ts';
import { setUpAppliers } from '../setup/apply-set-up.ts';
import type { Appliers, DraftState, EventKind, EventOf } from './applier.ts';
import { attackAppliers } from './apply-attack.ts';
import { damageAppliers } from './apply-damage.ts';
import { movementAppliers } from './apply-movement.ts';
import { roundAppliers } from './apply-round.ts';

/** Every kind of event has its applier: a kind that is missing does not compile. */
const appliers: Appliers = {
  ...setUpAppliers,
  ...roundAppliers,
  ...movementAppliers,
  ...attackAppliers,
  ...damageAppliers,
};

function applyOne<Kind extends EventKind>(state: DraftState, event: EventOf<Kind>): void {
  appliers[event.kind](state, event);
}

/** The only writer of an Armada state. */
export function apply(state: ArmadaState, event: ArmadaEvent): void {
  applyOne(state as DraftState, event);
}
