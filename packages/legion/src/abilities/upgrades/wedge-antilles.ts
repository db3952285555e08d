import { card } from '../card-words.ts';
import { isLasting, untilActivationEnds } from './until-activation-ends.ts';

/** Full Pivot, until the activation ends. lg.unit-keyword.full-pivot.360 */
export const wedgeAntilles = card('wedge-antilles', {
  actions: [untilActivationEnds],
  permits: { pivotFreely: ({ unit }, at) => unit.id === at.self && isLasting(at) },
});
