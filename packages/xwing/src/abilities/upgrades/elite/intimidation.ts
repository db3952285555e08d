import { card } from '../../card-words.ts';

/** Of several such cards each lowers it. xw.ship.agility.stack-floor */
export const intimidation = card('ept:intimidation', {
  adds: {
    defenderAgility: ({ table, self, attack }) =>
      !table.areFriendly(self, attack.defender) && table.areTouching(self, attack.defender) ? -1 : 0,
  },
});
