import { ability } from '../../card-words.ts';

export const lieutenantkarsabi = ability('imperial:alphaclassstarwing:lieutenantkarsabi', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ table, self, received }) =>
    received.ship === self && received.token === 'weaponsDisabled' && table.ship(self).tokens.stress === 0,
  resolve: ({ self }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'removeTokens', ship: self, token: 'weaponsDisabled', count: 1 },
  ],
});
