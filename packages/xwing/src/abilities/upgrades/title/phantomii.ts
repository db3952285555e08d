import { card } from '../../card-words.ts';

/** What it lends its carrier is written there. */
export const phantomII = card('title:phantomii', {});
