import type { Refusal } from '@sortie/kernel';
import { refused, unreachable } from '@sortie/kernel';
import type { Need, XwingState } from '../model/index.ts';
import { chanceOf } from '../rules/action-chance.ts';
import { actionAnswers, whyNot } from '../rules/actions.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import { shotsOf, whyNoAttack } from '../rules/targets.ts';

const NO_ACTION = refused('xw.action.free.definition');
const NO_SHOT = refused('xw.attack.declare.primary-requirements');

/** The rule that keeps what the ability is about from being done now. */
export function whyUnmet(state: XwingState, need: Need): Refusal | undefined {
  switch (need.kind) {
    case 'freeAction': {
      const ship = shipOf(state, need.ship);
      if (!isInPlay(ship)) return NO_ACTION;
      if (actionAnswers(state, ship, chanceOf(ship.id, need.actions, 'card')).length > 0) return undefined;
      const rules = (need.actions ?? []).map((action) => whyNot(state, ship, action));
      const rule = rules.find((each) => each !== undefined);
      return rule === undefined ? NO_ACTION : refused(rule, { ship: ship.id });
    }
    case 'attack': {
      if (shotsOf(state, need.grant).length > 0) return undefined;
      const rule = whyNoAttack(state, shipOf(state, need.grant.ship));
      return rule === undefined ? NO_SHOT : refused(rule, { ship: need.grant.ship });
    }
    default:
      return unreachable(need);
  }
}
