import { card } from '../card-words.ts';

/** lg.unit-keyword.precise.extra-rerolls */
export const precise = card('precise', {
  adds: {
    rerollsPerAim: ({ self, value = 0, attacker }) => (attacker.id === self ? value : 0),
  },
});
