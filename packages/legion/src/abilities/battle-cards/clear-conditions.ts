import { card } from '../card-words.ts';

/** Nothing happens. */
export const clearConditions = card('clear-conditions', {});
