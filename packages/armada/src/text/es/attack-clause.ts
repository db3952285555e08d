import { attackClauseIn } from '../attack-clause.ts';
import { words } from './words.ts';

export const attackClause = attackClauseIn(
  {
    attacks: 'ataca a',
    attacksToo: 'ataca además a',
    counters: 'hace su Contraofensiva contra',
    obstructed: 'con obstrucción',
  },
  words,
);
