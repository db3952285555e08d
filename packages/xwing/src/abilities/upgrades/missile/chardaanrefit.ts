import { card } from '../../card-words.ts';

/** What it adds is a fact of the catalogue. */
export const chardaanRefit = card('missile:chardaanrefit', {});
