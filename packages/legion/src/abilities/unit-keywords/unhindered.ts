import { card } from '../card-words.ts';

/** lg.unit-keyword.unhindered.no-slow */
export const unhindered = card('unhindered', {
  permits: { ignoreDifficult: ({ unit }, { self }) => unit.id === self },
});
