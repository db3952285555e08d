import { card, on } from '../../card-words.ts';

const CARD = 'crew:breachspecialist';
const REINFORCED = ['reinforceFore', 'reinforceAft'] as const;

type Reinforced = (typeof REINFORCED)[number];

/** The rest of the round begins with the card at hand: the seal turns that one facedown too. */
export const breachSpecialist = card(CARD, {
  abilities: [
    on('faceupDamageDealt', {
      optional: true,
      applies: ({ table, self, dealing }) =>
        dealing.ship === self && table.damage(self, dealing.key)?.faceup === true,
      choices: ({ table, self }) => REINFORCED.filter((token) => table.ship(self).tokens[token] > 0),
      resolve: ({ self, key }, token: Reinforced) => [
        { kind: 'spendToken', ship: self, token },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'sealed' }, until: 'endOfRound' },
        },
      ],
    }),
  ],
  lasting: {
    sealed: {
      abilities: [
        on('faceupDamageDealt', {
          optional: false,
          automatic: true,
          applies: ({ table, self, dealing }) =>
            dealing.ship === self && table.damage(self, dealing.key)?.faceup === true,
          resolve: ({ self, dealing }) => [
            { kind: 'flipDamageCard', ship: self, key: dealing.key, faceup: false },
          ],
        }),
      ],
    },
  },
});
