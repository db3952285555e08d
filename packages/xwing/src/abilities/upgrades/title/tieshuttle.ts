import { card } from '../../card-words.ts';

/** What it adds is a fact of the catalogue. */
export const tieShuttle = card('title:tieshuttle', {});
