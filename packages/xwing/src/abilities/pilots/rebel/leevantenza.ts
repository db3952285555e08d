import { ability } from '../../card-words.ts';

export const leevantenza = ability('rebel:xwing:leevantenza', {
  window: 'afterAction',
  optional: true,
  applies: ({ self, chance }) => chance.ship === self && chance.action === 'boost',
  resolve: ({ self }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'assignTokens', ship: self, token: 'evade', count: 1 },
  ],
});
