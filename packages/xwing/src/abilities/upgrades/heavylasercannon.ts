import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';
import { firesThis } from '../fires-this.ts';

export const heavyLaserCannon = card('cannon:heavylasercannon', {
  weapon: {},
  abilities: [
    on('attackDiceRolled', {
      optional: false,
      applies: (at) => firesThis(at) && showing(at.attack.attackDice, 'crit').length > 0,
      resolve: ({ attack, key }) => [
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: showing(attack.attackDice, 'crit'),
          to: 'hit',
          source: key,
        },
      ],
    }),
  ],
});
