import { card } from '../card-words.ts';

/** lg.weapon-keyword.immune-deflect.effect */
export const immuneDeflect = card('immuneDeflect', {
  forbids: {
    deflect: ({ pool }, { table }) => table.poolKeyword(pool, 'immuneDeflect') > 0,
  },
});
