import { card } from '../../card-words.ts';

/** All it does is a fact of the catalogue. */
export const r2d6 = card('amd:r2d6', {});
