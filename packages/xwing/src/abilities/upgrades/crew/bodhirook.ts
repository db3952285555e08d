import { card } from '../../card-words.ts';

export const bodhiRookCrew = card('crew:bodhirook', {
  permits: {
    lockAt: ({ ship, target }, { table, self }) =>
      ship.id === self &&
      !table.areFriendly(self, target.id) &&
      table.friendsOf(self).some(({ id }) => table.range(id, target.id) <= 3),
  },
});
