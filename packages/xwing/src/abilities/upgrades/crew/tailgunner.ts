import { card } from '../../card-words.ts';

/** In the auxiliary arc and not in the primary one. */
export const tailGunner = card('crew:tailgunner', {
  adds: {
    defenderAgility: ({ table, self, attack }) =>
      attack.attacker === self && !attack.inArc && table.isInAuxiliaryArc(self, attack.defender) ? -1 : 0,
  },
});
