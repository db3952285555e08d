import { card, on } from '../../card-words.ts';

const CARD = 'system:thrustcorrector';
const MOST_STRESS = 3;

export const thrustCorrector = card(CARD, {
  abilities: [
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.defender === self && table.ship(self).tokens.stress <= MOST_STRESS,
      resolve: ({ self, key, attack }) => [
        { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
        {
          kind: 'cancelDice',
          pool: 'defense',
          dice: attack.defenseDice.flatMap(({ cancelled }, die) => (cancelled ? [] : [die])),
          source: key,
        },
        { kind: 'addDie', pool: 'defense', face: 'evade', source: key },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'fixed' }, until: 'endOfAttack' },
        },
      ],
    }),
  ],
  lasting: {
    fixed: {
      forbids: {
        modifyDice: ({ pool, attack }, { self }) => pool === 'defense' && attack.defender === self,
      },
    },
  },
});
