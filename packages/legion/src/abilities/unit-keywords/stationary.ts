import { card } from '../card-words.ts';

/** It only pivots, in its activation and outside it, whoever wants to move it. lg.unit-keyword.stationary.no-moves, lg.unit-keyword.stationary.not-moved-by-effects */
export const stationary = card('stationary', {
  forbids: { move: ({ unit, type }, { self }) => unit.id === self && type !== 'pivot' },
});
