import { missionAppliers } from '../missions/apply-mission.ts';
import type { XwingEvent, XwingState } from '../model/index.ts';
import { setUpAppliers } from '../setup/apply-set-up.ts';
import type { Appliers, DraftState, EventKind, EventOf } from './applier.ts';
import { cardAppliers } from './apply-cards.ts';
import { damageAppliers } from './apply-damage.ts';
import { diceAppliers } from './apply-dice.ts';
import { holdingAppliers } from './apply-holdings.ts';
import { roundAppliers } from './apply-round.ts';

/** Every kind of event has its applier: a kind that is missing does not compile. */
const appliers: Appliers = {
  ...setUpAppliers,
  ...roundAppliers,
  ...holdingAppliers,
  ...diceAppliers,
  ...cardAppliers,
  ...damageAppliers,
  ...missionAppliers,
};

function applyOne<Kind extends EventKind>(state: DraftState, event: EventOf<Kind>): void {
  appliers[event.kind](state, event);
}

/** The only writer of an X-Wing state. */
export function apply(state: XwingState, event: XwingEvent): void {
  applyOne(state as DraftState, event);
}
