import { strengthenedPool } from './strengthened-pool.ts';

/** lg.weapon-keyword.suppressive.token */
export const barrageGenerator = strengthenedPool('barrage-generator', {
  colour: 'white',
  dice: 2,
  keyword: 'suppressive',
});
