import { card } from '../card-words.ts';

/** One such weapon is enough for the whole pool; dodge tokens still work. lg.weapon-keyword.blast.effect, lg.weapon-keyword.blast.dodge-still-works, lg.attack.pool.effect-on-defender */
export const blast = card('blast', {
  permits: {
    ignoreCover: ({ pool }, { table }) => table.poolKeyword(pool, 'blast') > 0,
  },
});
