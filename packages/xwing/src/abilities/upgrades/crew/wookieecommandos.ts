import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const wookieeCommandos = card('crew:wookieecommandos', {
  abilities: [
    rerollsDice({
      source: 'crew:wookieecommandos',
      showing: 'focus',
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
