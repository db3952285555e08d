import { card } from '../card-rules.ts';

/** xw.secondary.header.target-lock, xw.secondary.header.focus */
export const deadeye = card('ept:deadeye', {
  permits: (question, { self }) => question.kind === 'focusAsLock' && question.ship.id === self,
});
