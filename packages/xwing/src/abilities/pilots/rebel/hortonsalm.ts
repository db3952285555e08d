import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const hortonsalm = card('rebel:ywing:hortonsalm', {
  abilities: [
    rerollsDice({
      source: 'hortonsalm',
      showing: 'blank',
      applies: ({ self, attack }) => attack.attacker === self && attack.range >= 2 && attack.range <= 3,
    }),
  ],
});
