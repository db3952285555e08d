import { pilot } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const dengarCrew = card('crew:dengar', {
  abilities: [
    rerollsDice({
      source: 'crew:dengar',
      most: ({ table, attack }) => (pilot(table.ship(attack.defender).pilot).unique ? 2 : 1),
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
