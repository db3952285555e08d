import { card, on } from '../../card-words.ts';

export const fennrau = card('scum:protectoratestarfighter:fennrau', {
  abilities: [
    on('beforeAttackDice', {
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self && attack.range === 1,
      resolve: ({ self, key }) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
        },
      ],
    }),
    on('beforeDefenseDice', {
      optional: true,
      applies: ({ self, attack }) => attack.defender === self && attack.range === 1,
      resolve: ({ self, key }) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'defenseDice', by: 1 }, until: 'endOfAttack' },
        },
      ],
    }),
  ],
});
