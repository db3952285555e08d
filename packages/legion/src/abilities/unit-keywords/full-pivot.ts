import { card } from '../card-words.ts';

/** lg.unit-keyword.full-pivot.360 */
export const fullPivot = card('fullPivot', {
  permits: { pivotFreely: ({ unit }, { self }) => unit.id === self },
});
