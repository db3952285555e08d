import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const predator = card('ept:predator', {
  abilities: [
    rerollsDice({
      source: 'ept:predator',
      most: ({ table, attack }) => (table.pilotSkill(attack.defender) <= 2 ? 2 : 1),
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
