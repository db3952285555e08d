import { card } from '../card-rules.ts';

/** xw.timing.precedence.card-beats-rule */
export const tychocelchu = card('rebel:awing:tychocelchu', {
  permits: { actWhileStressed: ({ ship }, { self }) => ship.id === self },
});
