import { card } from '../../card-words.ts';

export const scourge = card('imperial:tiefighter:scourge', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && table.ship(attack.defender).damage.length > 0 ? 1 : 0,
  },
});
