import { unreachable } from '@sortie/kernel';
import type { Need, XwingState } from '../model/index.ts';
import { chanceOf } from '../rules/action-chance.ts';
import { actionAnswers } from '../rules/actions.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import { shotsOf } from '../rules/targets.ts';

/** Whether what the ability is about can be done now: an offer that leads nowhere is not made. */
export function isMet(state: XwingState, need: Need): boolean {
  switch (need.kind) {
    case 'freeAction': {
      const ship = shipOf(state, need.ship);
      return isInPlay(ship) && actionAnswers(state, ship, chanceOf(ship.id, need.actions, 'card')).length > 0;
    }
    case 'attack':
      return shotsOf(state, need.grant).length > 0;
    default:
      return unreachable(need);
  }
}
