import { attackClauseIn } from '../attack-clause.ts';
import { words } from './words.ts';

export const attackClause = attackClauseIn(
  {
    attacks: 'ataca',
    attacksToo: 'ataca também',
    counters: 'faz seu Contra-ataque contra',
    obstructed: 'com obstrução',
  },
  words,
);
