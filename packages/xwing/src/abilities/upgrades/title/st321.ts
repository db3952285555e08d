import { card } from '../../card-words.ts';

export const st321 = card('title:st321', {
  permits: {
    lockAt: ({ ship, target }, { table, self }) => ship.id === self && !table.areFriendly(self, target.id),
  },
});
