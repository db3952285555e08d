import { card } from '../../card-words.ts';

export const bodhirook = card('rebel:uwing:bodhirook', {
  permits: {
    lockAt: ({ ship, target }, { table, self }) =>
      table.areFriendly(self, ship.id) &&
      !table.areFriendly(self, target.id) &&
      table.friendsOf(self).some(({ id }) => table.range(id, target.id) <= 3),
  },
});
