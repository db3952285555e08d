import { card } from '../card-words.ts';

/** ar.known.upgrade.titles */
export const salvation = card('salvation', {
  adds: {
    criticalDamage: ({ table, self, attack }) =>
      attack.attacker === self && attack.zone === 'front' && table.isShip(attack.defender) ? 1 : 0,
  },
});
