import type { Say } from '../../../app/words.ts';
import type { en } from './en.ts';

/** Says the sentences of Legion's table in the reader's language. */
export type LegionSay = Say<typeof en>;
