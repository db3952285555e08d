import { card } from '../card-words.ts';

/** Evade cancels at medium range and rerolls at close range and distance 1. ar.known.upgrade.commanders */
export const monMothma = card('mon-mothma', {
  permits: {
    evadeAsIfFarther: ({ attack }, { table, self }) =>
      table.isShip(attack.defender) && table.areFriendly(self, attack.defender),
  },
});
