import { card } from '../../card-words.ts';
import { rerollsBoth } from '../../rerolls-both.ts';

export const ibtisam = card('rebel:bwing:ibtisam', {
  abilities: rerollsBoth({
    source: 'ibtisam',
    most: ({ table, self }) => (table.ship(self).tokens.stress > 0 ? 1 : 0),
  }),
});
