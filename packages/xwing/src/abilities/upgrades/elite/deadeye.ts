import { card } from '../../card-words.ts';

/** xw.secondary.header.target-lock, xw.secondary.header.focus */
export const deadeye = card('ept:deadeye', {
  permits: { focusAsLock: ({ ship }, { self }) => ship.id === self },
});
