import { ability } from '../../card-words.ts';

export const dacebonearm = ability('scum:hwk290:dacebonearm', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ table, self, received }) =>
    received.token === 'ion' &&
    !table.areFriendly(self, received.ship) &&
    table.range(self, received.ship) <= 3 &&
    table.ship(self).tokens.stress === 0,
  resolve: ({ self, key, received }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'sufferDamage', ship: received.ship, hits: 1, crits: 0, source: key },
  ],
});
