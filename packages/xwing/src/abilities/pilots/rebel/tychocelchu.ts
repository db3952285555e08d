import { card } from '../../card-words.ts';

/** xw.timing.precedence.card-beats-rule */
export const tychocelchu = card('rebel:awing:tychocelchu', {
  permits: { actWhileStressed: ({ ship }, { self }) => ship.id === self },
});
