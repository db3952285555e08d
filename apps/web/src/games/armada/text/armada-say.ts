import type { Say } from '../../../app/words.ts';
import type { en } from './en.ts';

/** Says the sentences of Armada's table in the reader's language. */
export type ArmadaSay = Say<typeof en>;
