import { card } from '../card-words.ts';
import { isLasting, untilActivationEnds } from './until-activation-ends.ts';

/** Arsenal 2 more, until the activation ends. lg.unit-keyword.arsenal.effect, lg.cards.keyword-x-cumulative */
export const generalWeiss = card('general-weiss', {
  actions: [untilActivationEnds],
  adds: { arsenal: (at) => (at.unit.id === at.self && isLasting(at) ? 2 : 0) },
});
