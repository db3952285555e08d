import { card } from '../../card-words.ts';

export const cobaltleader = card('rebel:bsf17bomber:cobaltleader', {
  adds: {
    defenseDice: ({ table, self, attack }) =>
      attack.attacker === self && table.isNearBomb(attack.defender) ? -1 : 0,
  },
});
