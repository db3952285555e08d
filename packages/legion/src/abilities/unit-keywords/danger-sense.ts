import { card } from '../card-words.ts';

/** As many dice more as it has suppression tokens, up to its value. lg.unit-keyword.danger-sense.dice, lg.unit-keyword.danger-sense.additional */
export const dangerSense = card('dangerSense', {
  adds: {
    defenseDice: ({ self, value = 0, defender, pool }) =>
      defender.id === self && pool.type === 'ranged' ? Math.min(value, defender.tokens.suppression) : 0,
  },
});
