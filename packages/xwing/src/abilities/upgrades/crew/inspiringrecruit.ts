import { ability } from '../../card-words.ts';

/** The token that goes on top was removed by this card, so it starts nothing of the kind again. */
export const inspiringRecruit = ability('crew:inspiringrecruit', {
  window: 'tokenRemoved',
  optional: true,
  once: 'round',
  applies: ({ table, self, removed: { ship, token } }) =>
    token === 'stress' &&
    table.areFriendly(self, ship) &&
    table.range(self, ship) <= 2 &&
    table.ship(ship).tokens.stress > 0,
  resolve: ({ removed }) => [{ kind: 'removeTokens', ship: removed.ship, token: 'stress', count: 1 }],
});
