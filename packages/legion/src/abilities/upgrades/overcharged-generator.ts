import { strengthenedPool } from './strengthened-pool.ts';

/** lg.weapon-keyword.impact.cumulative */
export const overchargedGenerator = strengthenedPool('overcharged-generator', {
  colour: 'black',
  dice: 1,
  keyword: 'impact',
});
