import { card } from '../../card-words.ts';

export const wullffwarro = card('rebel:auzituckgunship:wullffwarro', {
  adds: {
    attackDice: ({ table, self, attack }) => {
      const { shields, damage } = table.ship(self);
      return attack.attacker === self && shields === 0 && damage.length > 0 ? 1 : 0;
    },
  },
});
