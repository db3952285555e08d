import { card } from '../card-words.ts';

/** How far one sees in each round. lg.battle-card.limited-visibility.round-1, lg.battle-card.limited-visibility.round-2 */
const LIMITS: Readonly<Record<number, number>> = { 1: 2, 2: 3 };

/** Nobody shoots farther. lg.battle-card.condition.card-effect */
export const limitedVisibility = card('limited-visibility', {
  forbids: {
    target: ({ target }, { table }) => target.range > (LIMITS[table.round] ?? Number.POSITIVE_INFINITY),
  },
});
