import { card } from '../../card-words.ts';

/** xw.later.drop.touching */
export const crimsonspecialist = card('rebel:bsf17bomber:crimsonspecialist', {
  dropWays: ({ drop }) => (drop === 'dialRevealed' ? ['touching'] : []),
});
