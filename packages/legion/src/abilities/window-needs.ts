import type { OfKind, Refusal } from '@sortie/kernel';
import type { LegionState, Need } from '../model/index.ts';
import { cardActionsOf } from './card-actions.ts';
import { whyUnmet } from './needs.ts';

/** A card action that a free attack action may be. lg.actions.card.treated-as-type */
function hasAttackByCard(state: LegionState, { unit, types, against }: OfKind<Need, 'attack'>): boolean {
  return cardActionsOf(state, unit).some(
    ({ action: { isFree, treatedAs, attacks } }) =>
      !isFree && treatedAs === 'attack' && against === null && (types === 'any' || types === attacks),
  );
}

/** The rule that keeps what an ability of a window is about from being done now. */
export function whyUnmetInWindow(state: LegionState, need: Need): Refusal | undefined {
  const why = whyUnmet(state, need);
  const isByCard =
    why !== undefined && need.kind === 'attack' && need.orByCard && hasAttackByCard(state, need);
  return isByCard ? undefined : why;
}
