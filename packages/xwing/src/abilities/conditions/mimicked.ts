import { card } from '../card-words.ts';

/** What it means is begun on the ship that assigns it. */
export const mimicked = card('mimicked', {});
