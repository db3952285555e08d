import { card } from '../../card-words.ts';

/** Whichever of the two attacks in the Combat phase; bases that touch are at range 1. */
export const zebOrrelios = card('crew:zeborrelios', {
  permits: {
    attackTouching: ({ ship, target }, { table, self }) => {
      if (ship.id !== self && target.id !== self) return false;
      const enemy = ship.id === self ? target.id : ship.id;
      return table.phase === 'combat' && !table.areFriendly(self, enemy) && table.isInAnyArc(self, enemy);
    },
  },
});
