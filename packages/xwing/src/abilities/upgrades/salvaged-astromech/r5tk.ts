import { card } from '../../card-words.ts';

export const r5tk = card('samd:r5tk', {
  permits: {
    lockAt: ({ ship, target }, { table, self }) => ship.id === self && table.areFriendly(self, target.id),
    attackFriendly: ({ ship }, { self }) => ship.id === self,
  },
});
