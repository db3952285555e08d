import { store } from '../app/store.ts';

/** Milliseconds that the piece on the move is to take; null for the usual time. */
export const glideTime = store<number | null>(null);
