import { ability } from '../../card-words.ts';

export const niennunb = ability('rebel:t70xwing:niennunb', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ table, self, received }) =>
    received.ship === self &&
    received.token === 'stress' &&
    table.ship(self).tokens.stress > 0 &&
    table.enemiesOf(self).some(({ id }) => table.range(self, id) === 1 && table.isInAnyArc(self, id)),
  resolve: ({ self }) => [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }],
});
