import { card } from '../card-words.ts';

/** It only pivots, in its activation and outside it. lg.unit-keyword.stationary.no-moves */
export const stationary = card('stationary', {
  forbids: { move: ({ unit, type }, { self }) => unit.id === self && type !== 'pivot' },
});
