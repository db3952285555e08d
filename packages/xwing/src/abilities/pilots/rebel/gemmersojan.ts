import { card } from '../../card-words.ts';

export const gemmersojan = card('rebel:awing:gemmersojan', {
  adds: {
    agility: ({ table, self }) =>
      table.enemiesOf(self).some(({ id }) => table.range(self, id) === 1) ? 1 : 0,
  },
});
