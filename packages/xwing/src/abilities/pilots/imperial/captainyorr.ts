import { ability } from '../../card-words.ts';

export const captainyorr = ability('imperial:lambdaclassshuttle:captainyorr', {
  window: 'tokenComing',
  optional: true,
  applies: ({ table, self, coming }) =>
    coming.token === 'stress' &&
    coming.ship !== self &&
    table.areFriendly(self, coming.ship) &&
    table.range(self, coming.ship) <= 2 &&
    table.ship(self).tokens.stress <= 2,
  resolve: ({ self }) => [
    { kind: 'replaceComing', by: [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }] },
  ],
});
