import { card } from '../card-words.ts';

/** Whoever issues the order, the distance does not matter. lg.cards.errata.long-range-comlink */
export const longRangeComlink = card('long-range-comlink', {
  permits: { orderFromAfar: ({ unit }, { self }) => unit.id === self },
});
