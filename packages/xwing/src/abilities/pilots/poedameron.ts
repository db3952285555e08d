import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';

export const poedameron = card('rebel:t70xwing:poedameron', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self &&
        table.ship(self).tokens.focus > 0 &&
        showing(attack.attackDice, 'focus').length > 0,
      resolve: ({ attack }) => [
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: showing(attack.attackDice, 'focus').slice(0, 1),
          to: 'hit',
          source: 'poedameron',
        },
      ],
    }),
    on('modifyDefenseDice', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.defender === self &&
        table.ship(self).tokens.focus > 0 &&
        showing(attack.defenseDice, 'focus').length > 0,
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ attack }) => [
        {
          kind: 'changeDice',
          pool: 'defense',
          dice: showing(attack.defenseDice, 'focus').slice(0, 1),
          to: 'evade',
          source: 'poedameron',
        },
      ],
    }),
  ],
});
