import { card } from '../card-words.ts';

/** As many dice more as the pool has Pierce, whatever that is used on. lg.unit-keyword.impervious.effect, lg.unit-keyword.impervious.independent-of-hits, lg.unit-keyword.impervious.with-guardian */
export const impervious = card('impervious', {
  adds: {
    defenseDice: ({ table, self, defender, pool }) =>
      defender.id === self ? table.poolKeyword(pool, 'pierce') : 0,
  },
});
