import { card } from '../card-words.ts';

/** The pool gains Impact where it comes from the named arc. lg.unit-keyword.weak-point.impact, lg.unit-keyword.weak-point.arc-variants */
export const weakPoint = card('weakPoint', {
  adds: {
    poolKeyword: ({ table, self, pool, keyword }) => {
      if (keyword !== 'impact' || pool.defender !== self) return 0;
      let sum = 0;
      for (const use of table.keywordUses(self, 'weakPoint')) {
        if (use.id === 'weakPoint' && table.isAttackedFrom(pool, use.arc)) sum += use.value;
      }
      return sum;
    },
  },
});
