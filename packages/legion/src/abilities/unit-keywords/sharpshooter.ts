import { card } from '../card-words.ts';

/** Cover is reduced when all improvements are made. lg.unit-keyword.sharpshooter.reduce */
export const sharpshooter = card('sharpshooter', {
  adds: {
    coverReduced: ({ self, value = 0, pool }) => (pool.attacker === self ? value : 0),
  },
});
