import { card } from '../../card-words.ts';

export const captainkagi = card('imperial:lambdaclassshuttle:captainkagi', {
  forbids: {
    lock: ({ ship, target }, { table, self }) =>
      !table.areFriendly(self, ship.id) &&
      target.id !== self &&
      table.areFriendly(self, target.id) &&
      table.range(ship.id, self) <= 3,
  },
});
