import { card } from '../card-words.ts';

/** lg.unit-keyword.immune-blast.effect */
export const immuneBlast = card('immuneBlast', {
  forbids: {
    ignoreCover: ({ pool }, { self }) => pool.defender === self,
  },
});
