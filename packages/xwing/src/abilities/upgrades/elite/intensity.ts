import { card, on } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

const TOKENS = ['focus', 'evade'] as const;
type SpentOrGained = (typeof TOKENS)[number];

export const intensity = card('ept:intensity#317', {
  abilities: [
    on('afterAction', {
      optional: true,
      applies: ({ self, chance }) =>
        chance.ship === self && (chance.action === 'boost' || chance.action === 'barrelRoll'),
      choices: () => TOKENS,
      resolve: ({ self, key }, token: SpentOrGained) => [
        { kind: 'assignTokens', ship: self, token, count: 1 },
        { kind: 'flipUpgrade', ship: self, key },
      ],
    }),
  ],
});

export const intensityExhausted = card('ept:intensity#318', {
  abilities: [
    on('endOfCombat', {
      optional: true,
      applies: () => true,
      choices: (at) => TOKENS.filter((token) => maySpend(at, token)),
      resolve: ({ self, key }, token: SpentOrGained) => [
        { kind: 'spendToken', ship: self, token },
        { kind: 'flipUpgrade', ship: self, key },
      ],
    }),
  ],
});
