import { card } from '../card-words.ts';

/** lg.unit-keyword.immune-pierce.effect */
export const immunePierce = card('immunePierce', {
  forbids: {
    pierce: ({ pool }, { self }) => pool.defender === self,
  },
});
