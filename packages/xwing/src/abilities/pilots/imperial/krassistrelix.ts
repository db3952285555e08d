import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const krassistrelix = card('imperial:firespray31:krassistrelix', {
  abilities: [
    rerollsDice({
      source: 'krassistrelix',
      most: 1,
      applies: ({ self, attack }) => attack.attacker === self && attack.weapon !== 'primary',
    }),
  ],
});
