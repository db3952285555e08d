import { card } from '../../card-words.ts';

/** Measured for the weapon that is declared: what cannot reach Biggs may be aimed past him. xw.carddata.pilot.biggs */
export const biggsdarklighter = card('rebel:xwing:biggsdarklighter', {
  forbids: {
    target: ({ target, reachable }, { table, self }) =>
      target.id !== self &&
      table.areFriendly(self, target.id) &&
      table.range(self, target.id) === 1 &&
      reachable.includes(self),
  },
});
