import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const captainjonus = card('imperial:tiebomber:captainjonus', {
  abilities: [
    rerollsDice({
      source: 'captainjonus',
      most: 2,
      applies: ({ table, self, attack }) =>
        attack.attacker !== self && attack.weapon !== 'primary' && table.range(self, attack.attacker) === 1,
    }),
  ],
});
