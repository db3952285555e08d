import { ability } from '../../card-words.ts';

export const jekporkins = ability('rebel:xwing:jekporkins', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ table, self, received }) =>
    received.ship === self && received.token === 'stress' && table.ship(self).tokens.stress > 0,
  resolve: ({ self }) => [
    { kind: 'removeTokens', ship: self, token: 'stress', count: 1 },
    {
      kind: 'rollFor',
      ship: self,
      source: 'jekporkins',
      count: 1,
      outcomes: { hit: [{ kind: 'dealDamageCard', ship: self, faceup: false, source: 'jekporkins' }] },
    },
  ],
});
