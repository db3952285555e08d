import { card } from '../../card-words.ts';

/** What it adds is a fact of the catalogue. */
export const tieX1 = card('title:tiex1', {});
