import { card } from '../../card-words.ts';

/** Wherever in the squad they are. */
export const jabbaTheHutt = card('crew:jabbathehutt', { equips: ({ slot }) => (slot === 'illicit' ? 1 : 0) });
