import { card } from '../card-words.ts';
import { spendsDieToChange } from '../spends-die-to-change.ts';

/** ar.known.upgrade.commanders */
export const admiralScreed = card('admiral-screed', {
  abilities: [
    spendsDieToChange('criticals', {
      once: 'activation',
      applies: ({ table, self, attack }) =>
        table.isShip(attack.attacker) && table.areFriendly(self, attack.attacker),
    }),
  ],
});
