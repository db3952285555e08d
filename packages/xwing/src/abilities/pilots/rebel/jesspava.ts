import { card } from '../../card-words.ts';
import { rerollsBoth } from '../../rerolls-both.ts';

export const jesspava = card('rebel:t70xwing:jesspava', {
  abilities: rerollsBoth({
    source: 'jesspava',
    most: ({ table, self }) =>
      table.friendsOf(self).filter(({ id }) => id !== self && table.range(self, id) === 1).length,
  }),
});
