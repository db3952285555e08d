import { offers, refused } from '@sortie/kernel';
import type { ActionAnswer, OrdersOf } from '../model/index.ts';
import { actionOf, freeActionsOpen } from './actions.ts';
import { unitOf } from './in-play.ts';
import { asks, flow } from './words.ts';

function ruleOf(kinds: readonly unknown[]): string {
  return kinds.length === 0 ? 'lg.actions.free.unspecified-type' : 'lg.actions.free.counts-as-action';
}

/** A granted free action that may be performed in several ways. lg.actions.free.unspecified-type */
export const freeAction = flow('freeAction', [
  asks('choose', {
    question: 'chooseFreeAction',
    request: (state, at) => ({
      seat: unitOf(state, at.unit).seat,
      rule: ruleOf(at.kinds),
      about: { unit: at.unit, source: at.source },
      answers: offers<ActionAnswer>([...freeActionsOpen(state, at), { done: true }]),
      whyNot: (answer) => refused(ruleOf(at.kinds), answer),
    }),
    take: (state, at, answer): OrdersOf<'freeAction'> =>
      'done' in answer ? [] : [{ kind: 'performAction', action: actionOf(state, at.unit, answer, at) }],
  }),
]);
