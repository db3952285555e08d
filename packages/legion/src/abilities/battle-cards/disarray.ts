import { card } from '../card-words.ts';

/** Neither of a player's two zones stays empty. */
export const disarray = card('disarray', { battle: { fillsZones: true } });
