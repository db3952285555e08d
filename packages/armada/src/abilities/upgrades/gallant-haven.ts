import { card } from '../card-words.ts';

/** ar.known.upgrade.titles */
export const gallantHaven = card('gallant-haven', {
  adds: {
    damageTotal: ({ table, self, attack: { defender } }) =>
      !table.isShip(defender) && table.areFriendly(self, defender) && table.distance(self, defender) === 1
        ? -1
        : 0,
  },
});
