import { card } from '../../card-words.ts';

export const kathscarlet = card('scum:firespray31:kathscarlet', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && table.isInAuxiliaryArc(self, attack.defender) ? 1 : 0,
  },
});
