import { card } from '../../card-words.ts';

export const puresabacc = card('imperial:tiestriker:puresabacc', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && table.ship(self).damage.length <= 1 ? 1 : 0,
  },
});
