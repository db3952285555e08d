import { card } from '../../card-words.ts';

/** All it does is a fact of the catalogue. */
export const veteranInstincts = card('ept:veteraninstincts', {});
