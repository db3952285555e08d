import { card } from '../card-rules.ts';

/** All it does is a fact of the catalogue. */
export const millenniumFalcon = card('title:millenniumfalcon', {});
