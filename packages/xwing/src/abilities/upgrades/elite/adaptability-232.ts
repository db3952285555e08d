import { card } from '../../card-words.ts';

/** What it adds is a fact of the catalogue. */
export const adaptabilityDown = card('ept:adaptability#232', {});
