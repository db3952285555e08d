import { card } from '../card-words.ts';

/** lg.unit-keyword.cover-x.effect */
export const cover = card('cover', {
  adds: {
    coverImproved: ({ self, value = 0, defender }) => (defender.id === self ? value : 0),
  },
});
