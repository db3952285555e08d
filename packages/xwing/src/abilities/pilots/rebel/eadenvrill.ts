import { card } from '../../card-words.ts';

export const eadenvrill = card('rebel:yt2400:eadenvrill', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && attack.weapon === 'primary' && table.ship(attack.defender).tokens.stress > 0
        ? 1
        : 0,
  },
});
