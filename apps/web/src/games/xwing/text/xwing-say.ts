import type { Say } from '../../../app/words.ts';
import type { en } from './en.ts';

/** Says the sentences of X-Wing's table in the reader's language. */
export type XwingSay = Say<typeof en>;
