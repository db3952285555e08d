import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

/** It is friendly to itself and at range 1 of itself. xw.ship.friendly.includes-self */
export const sawgerrera = card('rebel:uwing:sawgerrera', {
  abilities: [
    rerollsDice({
      source: 'sawgerrera',
      most: 1,
      applies: ({ table, self, attack }) => {
        const { tokens, damage } = table.ship(attack.attacker);
        return table.range(self, attack.attacker) <= 2 && (tokens.stress > 0 || damage.length > 0);
      },
    }),
  ],
});
