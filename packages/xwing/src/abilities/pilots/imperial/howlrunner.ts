import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const howlrunner = card('imperial:tiefighter:howlrunner', {
  abilities: [
    rerollsDice({
      source: 'howlrunner',
      most: 1,
      applies: ({ table, self, attack }) =>
        attack.attacker !== self && attack.weapon === 'primary' && table.range(self, attack.attacker) === 1,
    }),
  ],
});
