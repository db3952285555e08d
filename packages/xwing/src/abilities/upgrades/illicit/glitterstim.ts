import { changeable } from '../../../rules/changeable.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'illicit:glitterstim';

export const glitterstim = card(CARD, {
  abilities: [
    on('startOfCombat', {
      optional: true,
      discards: true,
      applies: () => true,
      resolve: ({ self, key }) => [
        { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'elated' }, until: 'endOfRound' },
        },
      ],
    }),
  ],
  lasting: {
    elated: {
      abilities: [
        on('modifyAttackDice', {
          side: 'attacker',
          optional: true,
          applies: ({ self, attack }) =>
            attack.attacker === self && changeable(attack.attackDice, 'focus').length > 0,
          resolve: ({ key, attack }) => [
            {
              kind: 'changeDice',
              pool: 'attack',
              dice: changeable(attack.attackDice, 'focus'),
              to: 'hit',
              source: key,
            },
          ],
        }),
        on('modifyDefenseDice', {
          side: 'defender',
          optional: true,
          applies: ({ self, attack }) =>
            attack.defender === self && changeable(attack.defenseDice, 'focus').length > 0,
          canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
          resolve: ({ key, attack }) => [
            {
              kind: 'changeDice',
              pool: 'defense',
              dice: changeable(attack.defenseDice, 'focus'),
              to: 'evade',
              source: key,
            },
          ],
        }),
      ],
    },
  },
});
