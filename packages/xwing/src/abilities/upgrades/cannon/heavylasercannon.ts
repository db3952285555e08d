import { changeable } from '../../../rules/changeable.ts';
import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

export const heavyLaserCannon = card('cannon:heavylasercannon', {
  weapon: {},
  abilities: [
    on('attackDiceRolled', {
      optional: false,
      modifies: 'attack',
      applies: (at) => firesThis(at) && changeable(at.attack.attackDice, 'crit').length > 0,
      resolve: ({ attack, key }) => [
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: changeable(attack.attackDice, 'crit'),
          to: 'hit',
          source: key,
        },
      ],
    }),
  ],
});
