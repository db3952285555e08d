import { attackClauseIn } from '../attack-clause.ts';
import { words } from './words.ts';

export const attackClause = attackClauseIn(
  {
    attacks: 'attacks',
    attacksToo: 'goes on to attack',
    counters: 'counters',
    obstructed: 'obstructed',
  },
  words,
);
