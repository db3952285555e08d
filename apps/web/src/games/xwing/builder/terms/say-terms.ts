import type { Say } from '../../../../app/words.ts';
import type { en } from './text/en.ts';

/** Says the game's own terms: slots, actions, factions, faults. */
export type SayTerms = Say<typeof en>;
